import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../web/i18n/texts.ts';
import { listingName } from '../../../web/logic/listing.ts';

describe('the name of a list', () => {
  it('the list of all affirmations has the title “All Affirmations” or “Toutes les affirmations,” and another if editors rename it', () => {
    expect(listingName({}, 'All', textsIn('en'))).toBe('All Affirmations');
    expect(listingName({}, 'Toutes', textsIn('fr'))).toBe('Toutes les affirmations');
    expect(listingName({}, 'Tout', textsIn('fr'))).toBe('Affirmations : Tout');

    expect(listingName({ categoryId: 1, age: '4-5' }, 'Toutes', textsIn('fr'))).toBe(
      'Toutes les affirmations · 4-5 ans',
    );
  });

  it('the title of a list names its category, its moment or both', () => {
    const fr = textsIn('fr');
    expect(listingName({ categoryId: 2 }, 'Confiance', fr)).toBe('Confiance');
    expect(listingName({ moment: 'morning' }, 'Toutes', fr)).toBe('Le matin');
    expect(listingName({ categoryId: 2, moment: 'morning' }, 'Confiance', fr)).toBe(
      'Confiance · Le matin',
    );
    expect(listingName({}, undefined, fr)).toBe('Affirmations');
  });
});
