import { describe, expect, it } from 'vitest';
import { readAudioFile } from '../../cms/src/recording/server/audio-format.ts';
import { box, chunk, mp3, mp4, tone, wav } from '../cms/sounds.ts';

const samples = Buffer.alloc(3200, 7);
const tag = (content: string) =>
  Buffer.concat([
    Buffer.from('ID3\u0004\u0000\u0000', 'latin1'),
    Buffer.from([0, 0, content.length >> 7, content.length & 127]),
    Buffer.from(content),
  ]);

describe('a recording’s format', () => {
  it('recognizes recordings in WAV, MP3 and AAC in MP4 by their content', () => {
    expect(readAudioFile(tone(100))?.format).toBe('wav');
    expect(readAudioFile(mp3(3))?.format).toBe('mp3');
    expect(readAudioFile(mp4())?.format).toBe('m4a');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('I am brave.'.repeat(100))],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'WebM, which Safari plays since 2024 only',
      Buffer.from('1a45dfa39f4286810142f7810142f281', 'hex'),
    ],
    ['Ogg', Buffer.from('OggS\u0000\u0002'.padEnd(200, '\u0000'))],
    ['a compressed WAV file', wav(samples, { codec: 85 })],
    ['a WAV file with six channels', wav(samples, { channels: 6 })],
    ['a WAV file of too many samples a second', wav(samples, { rate: 192_000 })],
    ['a WAV file without samples', wav(Buffer.alloc(0))],
    ['the beginning of a WAV file', tone(100).subarray(0, 30)],
    ['a single frame of MP3', mp3(1)],
    ['text after frames of MP3', mp3(2, undefined, Buffer.from('<script>'.repeat(100)))],
    ['an MP4 file with Opus, which older Safari doesn’t play', mp4(['Opus'])],
    ['an MP4 file with a video', mp4(['mp4a', 'avc1'])],
    ['an MP4 file without tracks', mp4([])],
    ['a damaged MP4 file', mp4().subarray(0, 200)],
    [
      'a box that is longer than its file',
      Buffer.concat([box('ftyp'), Buffer.from('7fffffff6d6f6f76', 'hex')]),
    ],
  ])('refuses as a recording: %s', (_, file) => {
    expect(readAudioFile(file)).toBeUndefined();
  });

  it('corrects the length in the header of a WAV file whose program did not know it when it began to write', () => {
    for (const length of [0, 0xff_ff_ff_ff, 0x7f_ff_f0_00]) {
      const { bytes } = readAudioFile(wav(samples, { length })) ?? {};
      expect(bytes).toEqual(wav(samples));
    }
  });

  it('removes metadata such as names, places and dates from an audio file, and keeps the sound', () => {
    const note = chunk('LIST', Buffer.from('INFO Ana, Lyon'));
    expect(readAudioFile(wav(samples, { extra: note }))?.bytes).toEqual(wav(samples));
    const old = Buffer.from('TAGAna, Lyon'.padEnd(128, '\u0000'));
    expect(readAudioFile(mp3(3, tag('Ana, Lyon'), old))?.bytes).toEqual(mp3(3));
    const { bytes } = readAudioFile(mp4(['mp4a'], 'Ana, Lyon')) ?? {};
    expect(bytes?.includes('Ana')).toBe(false);
    expect(bytes).toHaveLength(mp4(['mp4a'], 'Ana, Lyon').length);
  });
});
