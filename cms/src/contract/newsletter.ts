import { z } from 'zod';
import { languages, type Language } from './language.ts';
import { emailAddress } from './subscriber.ts';

/** The panel's calls for planning the weekly emails. A week is represented by the date of its Monday. */

export const newsletterLimits = { subject: 90, note: 600, query: 100, weeks: 8, found: 8 };

/** The texts that editors write for a week, in each language. */
export const letterFields = ['subjectEn', 'subjectFr', 'noteEn', 'noteFr'] as const;
export type LetterField = (typeof letterFields)[number];

export const subjectOf: Record<Language, LetterField> = { en: 'subjectEn', fr: 'subjectFr' };
export const noteOf: Record<Language, LetterField> = { en: 'noteEn', fr: 'noteFr' };

const subject = z.string().trim().max(newsletterLimits.subject);
const note = z.string().trim().max(newsletterLimits.note);

/** What editors choose and write for a week. Empty texts are not sent. */
export const letterPlan = z.object({
  /** The document id of the affirmation; null leaves the choice to Colibri. */
  affirmation: z.string().min(1).nullable(),
  subjectEn: subject,
  subjectFr: subject,
  noteEn: note,
  noteFr: note,
});
export type LetterPlan = z.infer<typeof letterPlan>;

export const emptyPlan: LetterPlan = {
  affirmation: null,
  subjectEn: '',
  subjectFr: '',
  noteEn: '',
  noteFr: '',
};

export const isEmptyPlan = (plan: LetterPlan): boolean =>
  plan.affirmation === null && letterFields.every((field) => plan[field] === '');

const perLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ en: schema, fr: schema });

/** An affirmation as the calendar and the search show it. */
export const letterAffirmation = z.object({
  /** Null if it was sent and has been deleted since. */
  documentId: z.string().nullable(),
  /** What readers see, or else the draft; null if there is none in this language. */
  texts: perLanguage(z.string().nullable()),
  /** Whether readers of each language get it in their own language. */
  isPublished: perLanguage(z.boolean()),
});
export type LetterAffirmation = z.infer<typeof letterAffirmation>;

/** Where a search has found an affirmation whose shown texts don't contain the words. */
const searchMatch = z.object({
  language: z.enum(languages),
  /** `text`: that of a draft whose published text is shown. */
  field: z.enum(['text', 'description']),
  content: z.string(),
});
export type SearchMatch = z.infer<typeof searchMatch>;

/** An affirmation that can be chosen, with the weeks that it was last sent in and is planned for. */
export const affirmationChoice = letterAffirmation.extend({
  documentId: z.string(),
  lastSent: z.iso.date().nullable(),
  planned: z.array(z.iso.date()),
  match: searchMatch.nullable(),
});
export type AffirmationChoice = z.infer<typeof affirmationChoice>;

export const plannedWeek = z.object({
  week: z.iso.date(),
  /**
   * `planned`: editors have chosen or written something. `missed`: the week is over and nothing was sent. `unstarted`: it
   * was over before the site had any content.
   */
  state: z.enum(['sent', 'planned', 'automatic', 'missed', 'unstarted']),
  documentId: z.string().nullable(),
  /** When the plan was last saved, in Strapi's format. The next save is based on it. */
  savedAt: z.iso.datetime().nullable(),
  plan: letterPlan,
  chosen: letterAffirmation.nullable(),
  /** What went out, or would go out now. Null if there is nothing. */
  outgoing: letterAffirmation.nullable(),
});
export type PlannedWeek = z.infer<typeof plannedWeek>;

/** The answer to a save: when the plan was last saved. */
export const savedPlan = plannedWeek.pick({ savedAt: true });
export type SavedPlan = z.infer<typeof savedPlan>;

export const weeksQuery = z.object({
  from: z.iso.date().optional(),
  /** A week that the response must include. Ignored if `from` is given. */
  week: z.iso.date().optional(),
  /** The document id of a newsletter whose week the response must include. */
  entry: z.string().optional(),
});

/** Consecutive weeks. */
export const newsletterCalendar = z.object({
  weeks: z.array(plannedWeek),
  /** The week that was asked for, or else that of the next email. */
  shown: z.iso.date(),
  next: z.iso.date(),
  time: z.string(),
  timeZone: z.string(),
  readers: z.record(z.enum(languages), z.int()),
  /** What the caller can change. */
  writable: z.array(z.enum(['affirmation', ...letterFields])),
  canTest: z.boolean(),
});
export type NewsletterCalendar = z.infer<typeof newsletterCalendar>;

export const moveRequest = z.object({ to: z.iso.date(), swaps: z.boolean().default(false) });

export const choicesQuery = z.object({
  q: z.string().trim().max(newsletterLimits.query).default(''),
});

export const previewRequest = z.object({ plan: letterPlan });
export const testRequest = z.object({
  language: z.enum(languages),
  to: emailAddress,
  plan: letterPlan,
});

/** What editors should know before a week's email goes out. */
export type LetterWarning =
  | { reason: 'unpublished' | 'automatic' }
  | { reason: 'untranslated' | 'noSubject' | 'noNote'; language: Language };

/** What is missing in a week's plan, in each language (behavior N3). */
export function letterWarnings(
  plan: LetterPlan,
  chosen: LetterAffirmation | null,
  outgoing: LetterAffirmation | null,
): LetterWarning[] {
  const lacks = (field: Record<Language, LetterField>, language: Language) =>
    plan[field[language]].trim() === '' &&
    languages.some((other) => plan[field[other]].trim() !== '');
  return [
    ...(plan.affirmation === null && !isEmptyPlan(plan) ? [{ reason: 'automatic' } as const] : []),
    ...(chosen && !chosen.isPublished.en ? [{ reason: 'unpublished' } as const] : []),
    ...languages.flatMap((language): LetterWarning[] => [
      ...(outgoing && !outgoing.isPublished[language]
        ? [{ reason: 'untranslated' as const, language }]
        : []),
      ...(lacks(subjectOf, language) ? [{ reason: 'noSubject' as const, language }] : []),
      ...(lacks(noteOf, language) ? [{ reason: 'noNote' as const, language }] : []),
    ]),
  ];
}
