import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  emptyPlan,
  isEmptyPlan,
  newsletterLimits,
  type LetterAffirmation,
  type LetterPlan,
  type PlannedWeek,
} from '../../contract/newsletter.ts';
import { cmsSettings } from '../../core/settings.ts';
import { joinChosenAffirmation } from '../../strapi/internals/relations.ts';
import { findAffirmations, type FoundAffirmation } from './affirmations.ts';
import { allContents, type AllContents } from './contents.ts';
import { forecast } from './forecast.ts';
import { addWeeks, nextWeekAt } from './week.ts';

const text = z
  .string()
  .nullable()
  .transform((given) => given ?? '');
const letterRow = z.object({
  documentId: z.string(),
  week: z.string(),
  savedAt: z.date().transform((date) => date.toISOString()),
  isSent: z.boolean(),
  affirmation: z.string().nullable(),
  subjectEn: text,
  subjectFr: text,
  noteEn: text,
  noteFr: text,
  sentId: z.int().nullable(),
  contents: allContents.nullable(),
});
const letterRows = z.object({ rows: z.array(letterRow) });
export type LetterRow = z.output<typeof letterRow>;

/** The planned and sent newsletters of consecutive weeks. */
export async function listLetters(db: Knex, from: string, until: string): Promise<LetterRow[]> {
  const found = await db.raw(
    `select letters.document_id as "documentId", cast(week as text) as week,
       letters.updated_at as "savedAt",
       started_at is not null as "isSent", subject_en as "subjectEn", subject_fr as "subjectFr",
       note_en as "noteEn", note_fr as "noteFr", affirmation_sent as "sentId", contents,
       (select named.document_id from letters own
        ${joinChosenAffirmation('own', 'named')}
        where own.id = letters.id limit 1) as affirmation
     from letters where week between :from and :until order by week`,
    { from, until },
  );
  return letterRows.parse(found).rows;
}

export const planOf = (letter: LetterRow): LetterPlan => ({
  affirmation: letter.affirmation,
  subjectEn: letter.subjectEn,
  subjectFr: letter.subjectFr,
  noteEn: letter.noteEn,
  noteFr: letter.noteFr,
});

/** The week of the next email. */
export function nextWeek(now = new Date()): string {
  const { SITE_TIMEZONE, LETTER_TIME } = cmsSettings();
  return nextWeekAt(now, SITE_TIMEZONE, LETTER_TIME);
}

const oldest = z.object({ rows: z.tuple([z.object({ since: z.date().nullable() })]) });

/** The week of the first email that could have been sent. */
async function firstWeek(db: Knex): Promise<string> {
  const found = await db.raw('select min(created_at) as since from affirmations');
  return nextWeek(oldest.parse(found).rows[0].since ?? new Date());
}

/** Consecutive weeks, with what went out, is planned or is predicted. */
export async function listNewsletterWeeks(
  strapi: Core.Strapi,
  from: string,
): Promise<PlannedWeek[]> {
  const db = strapi.db.connection;
  const next = nextWeek();
  const until = addWeeks(from, newsletterLimits.weeks - 1);
  const [letters, expected, first] = await Promise.all([
    listLetters(db, from, until),
    forecast(db, next, until),
    firstWeek(db),
  ]);
  const affirmations = await findAffirmations(db, {
    documentIds: letters.flatMap(({ affirmation }) => affirmation ?? []),
    ids: [...expected.values(), ...letters.flatMap(({ sentId }) => sentId ?? [])],
  });
  return Array.from({ length: newsletterLimits.weeks }, (_, index) => {
    const week = addWeeks(from, index);
    const letter = letters.find((each) => each.week === week);
    return describe(week, { next, first }, letter, expected.get(week), affirmations);
  });
}

/** The weeks of the next email and of the first that could have been sent. */
interface Boundaries {
  next: string;
  first: string;
}

function describe(
  week: string,
  boundaries: Boundaries,
  letter: LetterRow | undefined,
  expected: number | undefined,
  affirmations: readonly FoundAffirmation[],
): PlannedWeek {
  const plan = letter ? planOf(letter) : emptyPlan;
  const withId = (id: number | null | undefined) => affirmations.find((each) => each.id === id);
  const chosen = affirmations.find(({ documentId }) => documentId === plan.affirmation);
  return {
    week,
    state: stateOf(week, boundaries, letter, plan),
    documentId: letter?.documentId ?? null,
    savedAt: letter?.savedAt ?? null,
    plan,
    chosen: chosen ? withoutId(chosen) : null,
    outgoing: letter?.contents
      ? asSent(letter.contents, withId(letter.sentId))
      : (withoutId(withId(expected)) ?? null),
  };
}

function stateOf(
  week: string,
  { next, first }: Boundaries,
  letter: LetterRow | undefined,
  plan: LetterPlan,
): PlannedWeek['state'] {
  if (letter?.isSent) return 'sent';
  if (week < first) return 'unstarted';
  if (week < next) return 'missed';
  return isEmptyPlan(plan) ? 'automatic' : 'planned';
}

function withoutId(found: FoundAffirmation): LetterAffirmation;
function withoutId(found: FoundAffirmation | undefined): LetterAffirmation | undefined;
function withoutId(found: FoundAffirmation | undefined): LetterAffirmation | undefined {
  if (!found) return undefined;
  const { documentId, texts, isPublished } = found;
  return { documentId, texts, isPublished };
}

function asSent({ en, fr }: AllContents, found: FoundAffirmation | undefined): LetterAffirmation {
  return {
    documentId: found?.documentId ?? null,
    texts: { en: en.text, fr: fr.lang === 'fr' ? fr.text : null },
    isPublished: { en: true, fr: fr.lang === 'fr' },
  };
}
