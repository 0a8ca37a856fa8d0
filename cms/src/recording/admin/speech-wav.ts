import { largestRecording } from '../../contract/recording.ts';

/** In samples per second: enough for a voice, and a third of a file of music. */
export const speechRate = 16_000;
/** What of silence stays at both ends, in seconds. */
const margin = 0.15;
/** Quieter samples are silence; the loudest possible one is 1. */
export const silence = 0.012;
/** The loudest sample afterwards, unless a recording is so quiet that this would be noise. */
const loudest = 0.9;
const mostAmplified = 8;
const headerBytes = 44;

/** The longest recording, in seconds. */
export const longestSpeech = Math.floor((largestRecording - headerBytes) / (2 * speechRate)) - 2;

/** A voice without the silence around it, about as loud as others. Undefined if there is nothing but silence. */
export function trimSpeech(samples: Float32Array): Float32Array | undefined {
  const first = samples.findIndex((sample) => Math.abs(sample) > silence);
  if (first < 0) return undefined;
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silence);
  const around = Math.round(margin * speechRate);
  const voice = samples.slice(Math.max(first - around, 0), last + around);
  const peak = voice.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return voice.map((sample) => sample * Math.min(loudest / peak, mostAmplified));
}

/** An uncompressed WAV file, the only format that every browser can play and a page can write without a library. */
export function toWav(samples: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(headerBytes + 2 * samples.length);
  const view = new DataView(bytes);
  const write = (offset: number, name: string) =>
    Array.from(name, (letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // Uncompressed, one channel, 16 bits.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, speechRate, true);
  view.setUint32(28, 2 * speechRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(
      headerBytes + 2 * index,
      Math.round(32_767 * Math.max(-1, Math.min(sample, 1))),
      true,
    );
  return bytes;
}

/**
 * Converts what a browser has recorded, whose format only some other browsers play.
 * @returns undefined if there is nothing but silence.
 */
export async function toSpeechWav(recorded: Blob): Promise<Blob | undefined> {
  // Decoding also converts to the rate of the context.
  const context = new OfflineAudioContext(1, 1, speechRate);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
    sound.getChannelData(index),
  );
  const mixed = new Float32Array(sound.length).map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
  const voice = trimSpeech(mixed);
  return voice && new Blob([toWav(voice)], { type: 'audio/wav' });
}
