import { describe, expect, it } from 'vitest';
import {
  affirmationAddress,
  wantsBothLanguages,
  affirmationPath,
  shareText,
} from '../../../web/logic/share.ts';

const english = { text: 'I am kind.', description: 'Every day.' };
const french = { text: 'J’ai bon cœur.', description: 'Chaque jour.' };

describe('shareText', () => {
  it('the text to share is the affirmation, a dash and the description', () => {
    expect(shareText([english])).toBe('I am kind. - Every day.');
  });

  it('the shared text of an affirmation has no dash without a description, and one line per language', () => {
    expect(shareText([{ text: 'I am kind.', description: '' }])).toBe('I am kind.');
    expect(shareText([english, french])).toBe(
      'I am kind. - Every day.\nJ’ai bon cœur. - Chaque jour.',
    );
  });
});

describe('affirmation paths', () => {
  it('the URL of a shared affirmation contains the language, and both=1 if it shows both languages', () => {
    expect(affirmationAddress(7, { language: 'fr' })).toBe('/affirmations/7?lang=fr');
    expect(affirmationAddress(7, { language: 'en', both: true }, '/print')).toBe(
      '/print/7?lang=en&both=1',
    );
  });

  it.each([
    [affirmationPath(7, true), true],
    [affirmationPath(7, false), false],
    ['/affirmations/7?both=yes', false],
  ])('recognizes whether the URL %s asks for both languages: %s', (path, both) => {
    expect(wantsBothLanguages(new URL(path, 'https://colibri.example'))).toBe(both);
  });
});
