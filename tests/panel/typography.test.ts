import { expect, it } from 'vitest';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { frenchTypography } from '../../cms/src/translation/admin/typography.ts';

const s = '\u00a0';

it.each([
  ['apostrophes', "J'ai le droit d'essayer.", 'J’ai le droit d’essayer.'],
  [
    'spaces before : ; ! ?',
    'Oui ! Et toi ? Voilà : là ; ici.',
    `Oui${s}! Et toi${s}? Voilà${s}: là${s}; ici.`,
  ],
  ['missing spaces before ! ?', 'Oui! Vraiment?!', `Oui${s}! Vraiment${s}?!`],
  ['a narrow no-break space', 'Oui\u202f!', `Oui${s}!`],
  ['quotation marks', 'Dis "oui" et « non ».', `Dis «${s}oui${s}» et «${s}non${s}».`],
  [
    'a time and a URL, which it leaves alone',
    'À 10:30 sur https://colibri.example',
    'À 10:30 sur https://colibri.example',
  ],
])('corrects the French typography of %s', (_, typed, right) => {
  expect(frenchTypography(typed)).toBe(right);
  expect(frenchTypography(right)).toBe(right);
});

it('finds nothing to correct in the French affirmations of the seed', () => {
  const texts = affirmations.flatMap(({ fr }) => [fr.text, fr.description]);
  expect(texts.filter((text) => frenchTypography(text) !== text)).toEqual([]);
});
