import { describe, expect, it } from 'vitest';
import { findLocalVoice } from '../../../web/logic/voice.ts';

const voice = (lang: string, { local = true, preferred = false } = {}) => ({
  lang,
  localService: local,
  default: preferred,
});

describe('findLocalVoice', () => {
  it('chooses a voice installed on the device to read a text aloud in its language', () => {
    const voices = [voice('en-US', { local: false }), voice('fr_CA'), voice('en-GB')];
    expect(findLocalVoice(voices, 'en')?.lang).toBe('en-GB');
    expect(findLocalVoice(voices, 'fr')?.lang).toBe('fr_CA');
  });

  it('reads aloud with the device’s default voice if it has several voices for the language', () => {
    expect(findLocalVoice([voice('fr-FR'), voice('fr-CA', { preferred: true })], 'fr')?.lang).toBe(
      'fr-CA',
    );
  });

  it('finds no voice for reading aloud if every voice is remote or in another language', () => {
    expect(findLocalVoice([voice('en', { local: false }), voice('fil-PH')], 'en')).toBeUndefined();
    expect(findLocalVoice([voice('fro-FR')], 'fr')).toBeUndefined();
  });
});
