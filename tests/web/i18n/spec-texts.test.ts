import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/error-code';
import { en as emails } from '../../../cms/src/mail/texts/en.ts';
import { textsIn } from '../../../web/i18n/texts.ts';
import { specLabels, specPhrases, specTexts } from './spec-texts.ts';

const english = [textsIn('en'), errorMessage.en, emails];

/** All texts; functions are called with an example value. */
function textsOf(value: unknown, given: string): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(Reflect.apply(value, undefined, [given, given]))];
  if (typeof value !== 'object' || value === null) throw new Error(`${String(value)} is no text`);
  return Object.values(value).flatMap((each) => textsOf(each, given));
}

describe('English texts that were specified', () => {
  it.each(specTexts)(
    'the English texts include the specified text “$text” letter for letter',
    ({ text, given = '7' }) => {
      expect(textsOf(english, given)).toContain(text);
    },
  );

  it.each(specPhrases)(
    'one of the English texts contains the specified phrase “$text” letter for letter',
    ({ text, given = '7' }) => {
      expect(textsOf(english, given).filter((each) => each.includes(text))).not.toEqual([]);
    },
  );

  it.each(specLabels)(
    'the English texts include the specified label “$text” in any case',
    ({ text, given = '7' }) => {
      expect(textsOf(english, given).map((each) => each.toLowerCase())).toContain(text);
    },
  );
});
