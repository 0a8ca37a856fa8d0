import { describe, expect, it } from 'vitest';
import { emptyPlan, letterWarnings, type LetterAffirmation } from '#contract/newsletter';

const affirmation = (en: boolean, fr: boolean): LetterAffirmation => ({
  documentId: 'x',
  texts: { en: 'I can.', fr: 'Je peux.' },
  isPublished: { en, fr },
});
const whole = affirmation(true, true);

describe('letterWarnings', () => {
  it('warns of nothing for a week that Colibri chooses and nobody writes for', () => {
    expect(letterWarnings(emptyPlan, null, whole)).toEqual([]);
  });

  it('names the language whose readers get another language', () => {
    const half = affirmation(true, false);
    expect(letterWarnings(emptyPlan, half, half)).toEqual([
      { reason: 'untranslated', language: 'fr' },
    ]);
  });

  it('warns of a chosen affirmation that is not published, whatever goes out instead', () => {
    expect(letterWarnings(emptyPlan, affirmation(false, true), whole)).toEqual([
      { reason: 'unpublished' },
    ]);
  });

  it.each([
    [{ noteEn: 'Hello,' }, 'noNote', 'fr'],
    [{ noteFr: 'Bonjour,' }, 'noNote', 'en'],
    [{ noteEn: 'Hello,', noteFr: '  ' }, 'noNote', 'fr'],
    [{ subjectEn: 'Hello' }, 'noSubject', 'fr'],
    [{ subjectFr: 'Bonjour' }, 'noSubject', 'en'],
  ] as const)('of %j alone, warns with %s in %s', (texts, reason, language) => {
    expect(letterWarnings({ ...emptyPlan, ...texts }, whole, whole)).toEqual([
      { reason, language },
    ]);
  });

  it('warns of no text that is there in both languages', () => {
    const texts = { subjectEn: 'a', subjectFr: 'b', noteEn: 'c', noteFr: 'd' };
    expect(letterWarnings({ ...emptyPlan, ...texts }, whole, whole)).toEqual([]);
  });
});
