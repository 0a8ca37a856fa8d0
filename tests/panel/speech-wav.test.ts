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

it('a recording loses the silence around it but for a moment, and is about as loud as others', () => {
  const recorded = Float32Array.from([...quiet(2), ...voice(1, 0.2), ...quiet(3)]);
  const trimmed = trimSpeech(recorded) ?? new Float32Array();
  expect(trimmed.length / speechRate).toBeCloseTo(1.3, 1);
  expect(Math.max(...trimmed)).toBeCloseTo(0.9, 2);
  expect(Math.max(...(trimSpeech(voice(1, 0.05)) ?? []))).toBeCloseTo(0.4, 2);
});

it('a recording of nothing but silence is discarded', () => {
  expect(trimSpeech(quiet(1))).toBeUndefined();
  expect(trimSpeech(new Float32Array())).toBeUndefined();
});

it('the CMS accepts a recording of the panel as it is, and the longest one fits', () => {
  const bytes = Buffer.from(toWav(voice(longestSpeech, 2)));
  expect(bytes.length).toBeLessThanOrEqual(largestRecording);
  expect(longestSpeech).toBe(30);
  expect(readAudioFile(bytes)).toEqual({ format: 'wav', bytes });
  expect(bytes.readInt16LE(44)).toBe(0);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + 44, speechRate);
  expect(Math.max(...samples)).toBe(32_767);
});
