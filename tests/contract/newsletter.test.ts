import { describe, expect, it } from 'vitest';
import { emptyPlan, letterWarnings, type LetterAffirmation } from '#contract/newsletter';

const affirmation = (en: boolean, fr: boolean): LetterAffirmation => ({
  documentId: 'x',
  texts: { en: 'I can.', fr: 'Je peux.' },
  isPublished: { en, fr },
});
const whole = affirmation(true, true);

describe('letterWarnings', () => {
  it('a newsletter week without a plan has no warnings', () => {
    expect(letterWarnings(emptyPlan, null, whole)).toEqual([]);
  });

  it('a newsletter whose affirmation is not published in French has a warning that names French', () => {
    const half = affirmation(true, false);
    expect(letterWarnings(emptyPlan, half, half)).toEqual([
      { reason: 'untranslated', language: 'fr' },
    ]);
  });

  it('a newsletter whose chosen affirmation is not published in English has the warning “unpublished”, even if another is sent instead', () => {
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
  ] as const)(
    'a newsletter with only the texts %j has the warning %s for the language %s',
    (texts, reason, language) => {
      expect(letterWarnings({ ...emptyPlan, ...texts }, whole, whole)).toEqual([
        { reason: 'automatic' },
        { reason, language },
      ]);
    },
  );

  it('a newsletter with subjects and notes in both languages has no warnings', () => {
    const texts = { subjectEn: 'a', subjectFr: 'b', noteEn: 'c', noteFr: 'd' };
    const plan = { ...emptyPlan, ...texts, affirmation: 'x' };
    expect(letterWarnings(plan, whole, whole)).toEqual([]);
  });

  it('a newsletter with texts but no chosen affirmation has the warning “automatic”', () => {
    const texts = { subjectEn: 'a', subjectFr: 'b' };
    expect(letterWarnings({ ...emptyPlan, ...texts }, null, whole)).toEqual([
      { reason: 'automatic' },
    ]);
  });
});
