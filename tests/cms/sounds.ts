/** A tone as an uncompressed WAV file, of 16,000 samples a second. */
export function tone(milliseconds: number, hertz = 440): Buffer {
  const rate = 16_000;
  const samples = Buffer.alloc(2 * Math.round((rate * milliseconds) / 1000));
  for (let at = 0; at < samples.length / 2; at += 1)
    samples.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * at) / rate)), 2 * at);
  return wav(samples);
}

interface WavOptions {
  rate?: number;
  channels?: number;
  /** 1 is uncompressed. */
  codec?: number;
  /** What the file says, if that isn't true. */
  length?: number;
  /** A chunk before the samples. */
  extra?: Buffer;
}

export function wav(samples: Buffer, options: WavOptions = {}): Buffer {
  const { rate = 16_000, channels = 1, codec = 1, length = samples.length } = options;
  const { extra = Buffer.alloc(0) } = options;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(codec, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * 2 * channels, 8);
  format.writeUInt16LE(2 * channels, 12);
  format.writeUInt16LE(16, 14);
  const content = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    extra,
    chunk('data', samples, length),
  ]);
  return chunk('RIFF', content);
}

export function chunk(name: string, content: Buffer, length = content.length): Buffer {
  const header = Buffer.from(`${name}----`);
  header.writeUInt32LE(length, 4);
  return Buffer.concat([header, content]);
}

/** One frame of silence, MPEG-1 with 128 kbit/s and 44,100 samples a second. */
const frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);

export const mp3 = (frames: number, before = Buffer.alloc(0), after = Buffer.alloc(0)): Buffer =>
  Buffer.concat([before, ...Array.from({ length: frames }, () => frame), after]);

/** A box of an MP4 file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.from(`----${type}`);
  header.writeUInt32BE(8 + body.length, 0);
  return Buffer.concat([header, body]);
}

/** @param note What phones write into the movie, its tracks, and beside it, also in the place of times. */
export function mp4(codecs: readonly string[] = ['mp4a'], note = ''): Buffer {
  const header = (type: string) =>
    box(type, Buffer.alloc(4), Buffer.from(note.slice(0, 8).padEnd(8)), Buffer.alloc(88));
  const tracks = codecs.map((codec) =>
    box(
      'trak',
      header('tkhd'),
      box(
        'mdia',
        header('mdhd'),
        box('XMP_', Buffer.from(note)),
        box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(codec, Buffer.alloc(28))))),
      ),
      box('meta', Buffer.from(note)),
    ),
  );
  const movie = box('moov', header('mvhd'), ...tracks, box('udta', Buffer.from(note)));
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A ')),
    box('uuid', Buffer.from(note)),
    box('free', Buffer.from(note)),
    movie,
    box('mdat', Buffer.alloc(64)),
  ]);
}
