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

describe('English texts', () => {
  it.each(specTexts)(
    'includes the specified text “$text” exactly ($where)',
    ({ text, given = '7' }) => {
      expect(textsOf(english, given)).toContain(text);
    },
  );

  it.each(specPhrases)(
    'includes the specified phrase “$text” exactly ($where)',
    ({ text, given = '7' }) => {
      expect(textsOf(english, given).filter((each) => each.includes(text))).not.toEqual([]);
    },
  );

  it.each(specLabels)('includes the specified label “$text” ($where)', ({ text, given = '7' }) => {
    expect(textsOf(english, given).map((each) => each.toLowerCase())).toContain(text);
  });
});
