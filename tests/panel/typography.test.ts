import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { errorMessage } from '../../cms/src/contract/error-code.ts';
import { textsByLanguage as shared } from '../../cms/src/i18n/texts.ts';
import { fr as accountEmails } from '../../cms/src/mail/account/fr.ts';
import { fr as emails } from '../../cms/src/mail/texts/fr.ts';
import { messages as newsletterMessages } from '../../cms/src/newsletter/i18n/fr.ts';
import { messages as spreadsheetMessages } from '../../cms/src/spreadsheet/i18n/fr.ts';
import { frenchTypography } from '../../cms/src/translation/admin/typography.ts';
import { messages as translationMessages } from '../../cms/src/translation/i18n/fr.ts';
import { messages as versionMessages } from '../../cms/src/versions/i18n/fr.ts';
import { fr as panel } from './texts.ts';

const s = '\u00a0';
/** A unit can't start a line. */
const spaceBeforeUnit = /\d (?:%|[kM]o\b|s\b|min\b)/;

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

it('the panel finds no French typography to correct in the affirmations of the seed', () => {
  const texts = affirmations.flatMap(({ fr }) => [fr.text, fr.description]);
  expect(texts.filter((text) => frenchTypography(text) !== text)).toEqual([]);
});

/** All texts, with a sample for each parameter. */
function samplesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function')
    return [String(Reflect.apply(texts, null, ['7', '8', '9', '4']))];
  return Object.values(texts ?? {}).flatMap(samplesOf);
}

it('the panel finds no French typography to correct in the French texts of its pages, of emails and of errors', () => {
  const texts = samplesOf([
    panel,
    shared.fr,
    newsletterMessages,
    spreadsheetMessages,
    translationMessages,
    versionMessages,
    emails,
    accountEmails({
      site: 'Colibri',
      contact: 'hello@example.org',
      account: 'm…@example.org',
      by: 'Ana',
      role: { name: 'Rédaction', description: 'Écrit.' },
    }),
    errorMessage.fr,
  ]);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => frenchTypography(text) !== text)).toEqual([]);
  expect(texts.filter((text) => spaceBeforeUnit.test(text))).toEqual([]);
});

it('the French guide for editors has no-break spaces before : ; ! ? » and units, and after «', () => {
  const guide = readFileSync(new URL('../../docs/editing.fr.md', import.meta.url), 'utf8');
  const text = guide.replaceAll(/```[^]*?```|`[^`]*`/g, '');
  expect(text.match(/.*(?:[ \n][;:!?»](?![-[])|«[ \n]).*/g) ?? []).toEqual([]);
  expect(text).not.toMatch(spaceBeforeUnit);
});
