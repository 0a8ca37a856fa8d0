import { describe, expect, it } from 'vitest';
import { affirmationAddress, asksForBoth, bothPath, shareText } from '../../../web/logic/share.ts';

const english = { text: 'I am kind.', description: 'Every day.' };
const french = { text: 'J’ai bon cœur.', description: 'Chaque jour.' };

describe('the text that is shared', () => {
  it('is the text, a dash, then the description', () => {
    expect(shareText([english])).toBe('I am kind. - Every day.');
  });

  it('has no dash without a description, and a line for each language', () => {
    expect(shareText([{ text: 'I am kind.', description: '' }])).toBe('I am kind.');
    expect(shareText([english, french])).toBe(
      'I am kind. - Every day.\nJ’ai bon cœur. - Chaque jour.',
    );
  });
});

describe('addresses', () => {
  it('name the language, and both where both are shown', () => {
    expect(affirmationAddress(7, { language: 'fr' })).toBe('/affirmations/7?lang=fr');
    expect(affirmationAddress(7, { language: 'en', both: true }, '/print')).toBe(
      '/print/7?lang=en&both=1',
    );
  });

  it.each([
    [bothPath(7, true), true],
    [bothPath(7, false), false],
    ['/affirmations/7?both=yes', false],
  ])('%s asks for both: %s', (path, both) => {
    expect(asksForBoth(new URL(path, 'https://colibri.example'))).toBe(both);
  });
});
