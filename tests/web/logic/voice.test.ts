import { describe, expect, it } from 'vitest';
import { localVoice } from '../../../web/logic/voice.ts';

const voice = (lang: string, { local = true, preferred = false } = {}) => ({
  lang,
  localService: local,
  default: preferred,
});

describe('the voice that reads', () => {
  it('is one of this device, in the language', () => {
    const voices = [voice('en-US', { local: false }), voice('fr_CA'), voice('en-GB')];
    expect(localVoice(voices, 'en')?.lang).toBe('en-GB');
    expect(localVoice(voices, 'fr')?.lang).toBe('fr_CA');
  });

  it('is the preferred one where there are several', () => {
    expect(localVoice([voice('fr-FR'), voice('fr-CA', { preferred: true })], 'fr')?.lang).toBe(
      'fr-CA',
    );
  });

  it('is none where all would send the text away, or speak another language', () => {
    expect(localVoice([voice('en', { local: false }), voice('fil-PH')], 'en')).toBeUndefined();
    expect(localVoice([voice('fro-FR')], 'fr')).toBeUndefined();
  });
});
