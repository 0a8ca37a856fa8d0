import { expect, it } from 'vitest';
import {
  longestSpeech,
  speechRate,
  toWav,
  trimSpeech,
} from '../../cms/src/recording/admin/speech-wav.ts';
import { largestRecording } from '../../cms/src/contract/recording.ts';
import { readAudioFile } from '../../cms/src/recording/server/audio-format.ts';

const quiet = (seconds: number) => new Float32Array(seconds * speechRate).fill(0.001);
const voice = (seconds: number, volume: number) =>
  Float32Array.from({ length: seconds * speechRate }, (_, at) => volume * Math.sin(at / 8));

it('the panel trims the silence at the beginning and end of a recording, and adjusts its volume', () => {
  const recorded = Float32Array.from([...quiet(2), ...voice(1, 0.2), ...quiet(3)]);
  const trimmed = trimSpeech(recorded) ?? new Float32Array();
  expect(trimmed.length / speechRate).toBeCloseTo(1.3, 1);
  expect(Math.max(...trimmed)).toBeCloseTo(0.9, 2);
  expect(Math.max(...(trimSpeech(voice(1, 0.05)) ?? []))).toBeCloseTo(0.4, 2);
});

it('the panel discards a recording that is entirely silent', () => {
  expect(trimSpeech(quiet(1))).toBeUndefined();
  expect(trimSpeech(new Float32Array())).toBeUndefined();
});

it('the longest recording that the panel can make, 30 seconds, is a WAV file that the CMS accepts', () => {
  const bytes = Buffer.from(toWav(voice(longestSpeech, 2)));
  expect(bytes.length).toBeLessThanOrEqual(largestRecording);
  expect(longestSpeech).toBe(30);
  expect(readAudioFile(bytes)).toEqual({ format: 'wav', bytes });
  expect(bytes.readInt16LE(44)).toBe(0);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + 44, speechRate);
  expect(Math.max(...samples)).toBe(32_767);
});
