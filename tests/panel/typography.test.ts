import { expect, it } from 'vitest';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { frenchTypography } from '../../cms/src/admin/translation/typography.ts';

const s = '\u00a0';

it.each([
  ['apostrophes', "J'ai le droit d'essayer.", 'J’ai le droit d’essayer.'],
  [
    'a blank before high signs',
    'Oui ! Et toi ? Voilà : là ; ici.',
    `Oui${s}! Et toi${s}? Voilà${s}: là${s}; ici.`,
  ],
  ['no blank before high signs', 'Oui! Vraiment?!', `Oui${s}! Vraiment${s}?!`],
  ['a narrow blank', 'Oui\u202f!', `Oui${s}!`],
  ['quotation marks', 'Dis "oui" et « non ».', `Dis «${s}oui${s}» et «${s}non${s}».`],
  [
    'a time and an address as they are',
    'À 10:30 sur https://colibri.example',
    'À 10:30 sur https://colibri.example',
  ],
])('puts right %s', (_, typed, right) => {
  expect(frenchTypography(typed)).toBe(right);
  expect(frenchTypography(right)).toBe(right);
});

it('finds nothing to put right in the site’s own texts', () => {
  const texts = affirmations.flatMap(({ fr }) => [fr.text, fr.description]);
  expect(texts.filter((text) => frenchTypography(text) !== text)).toEqual([]);
});
