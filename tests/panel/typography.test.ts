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
    'a text, but not of a time and a URL in it',
    'À 10:30 sur https://colibri.example',
    'À 10:30 sur https://colibri.example',
  ],
])('the panel corrects the French typography of %s', (_, typed, right) => {
  expect(frenchTypography(typed)).toBe(right);
  expect(frenchTypography(right)).toBe(right);
});

it('the panel finds no French typography to correct in the affirmations of the first content', () => {
  const texts = affirmations.flatMap(({ fr }) => [fr.text, fr.description]);
  expect(texts.filter((text) => frenchTypography(text) !== text)).toEqual([]);
});
