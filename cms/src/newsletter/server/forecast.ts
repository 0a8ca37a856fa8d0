import type { Knex } from 'knex';
import { z } from 'zod';
import { visibleIn } from '../../api/affirmation/objects.ts';
import { joinChosenAffirmation } from '../../strapi/internals/relations.ts';
import { addWeeks, weeksBetween } from './week.ts';

const candidateRows = z.object({
  rows: z.array(
    z.object({ id: z.int(), isFeatured: z.boolean(), lastWeek: z.string().nullable() }),
  ),
});
type Candidate = z.output<typeof candidateRows>['rows'][number];
const choiceRows = z.object({ rows: z.array(z.object({ week: z.string(), id: z.int() })) });

/** Weeks after these show only editors' choices, because nobody knows what will be featured by then. */
const maxWeeks = 104;

/**
 * What goes out in each week from the next email on, by its public id: the editors' choice if it is published, or else
 * what `chooseAffirmation` chooses if all earlier weeks go out as predicted. The saved choice for `undecided` does not
 * count (behavior N3).
 */
export async function forecast(
  db: Knex,
  next: string,
  until: string,
  undecided?: string,
): Promise<Map<string, number>> {
  const weeks = Math.min(weeksBetween(next, until) + 1, maxWeeks);
  if (weeks < 1) return new Map();
  const [candidates, choices] = await Promise.all([
    // Each week uses up one of them at most.
    listCandidates(db, weeks),
    listChoices(db, next, until),
  ]);
  if (undecided !== undefined) choices.delete(undecided);
  const outgoing = new Map(choices);
  for (let index = 0; index < weeks; index += 1) {
    const week = addWeeks(next, index);
    const id = choices.get(week) ?? candidates.toSorted(compareTurns)[0]?.id;
    if (id === undefined) continue;
    outgoing.set(week, id);
    const sent = candidates.find((candidate) => candidate.id === id);
    if (sent) sent.lastWeek = week;
  }
  return outgoing;
}

/** The order of `chooseAffirmation`: featured ones first, and those that were never or least recently sent. */
function compareTurns(a: Candidate, b: Candidate): number {
  if (a.isFeatured !== b.isFeatured) return a.isFeatured ? -1 : 1;
  if (a.lastWeek !== b.lastWeek) return (a.lastWeek ?? '') < (b.lastWeek ?? '') ? -1 : 1;
  return a.id - b.id;
}

/** The affirmations that are chosen next if editors choose nothing. */
export async function listCandidates(db: Knex, limit: number): Promise<Candidate[]> {
  const found = await db.raw(
    `select public_id as id, coalesce(featured, false) as "isFeatured", cast(last_week as text) as "lastWeek"
     from affirmations
     left join (
       select affirmation_sent, max(week) as last_week from letters
       where started_at is not null group by affirmation_sent
     ) earlier on earlier.affirmation_sent = affirmations.public_id
     where ${visibleIn.en}
     order by coalesce(featured, false) desc, last_week nulls first, public_id
     limit :limit`,
    { limit },
  );
  return candidateRows.parse(found).rows;
}

/** The editors' choices that are published. */
async function listChoices(db: Knex, from: string, until: string): Promise<Map<string, number>> {
  const found = await db.raw(
    `select distinct cast(letters.week as text) as week, named.public_id as id from letters
     ${joinChosenAffirmation('letters', 'named')}
     where letters.week between :from and :until and exists (
       select from affirmations
       where affirmations.public_id = named.public_id and ${visibleIn.en}
     )`,
    { from, until },
  );
  return new Map(choiceRows.parse(found).rows.map(({ week, id }) => [week, id]));
}

/** A week for which there is a forecast: the given one, or the last one before it. */
export function forecastWeek(next: string, week: string): string {
  const last = addWeeks(next, maxWeeks - 1);
  if (week < next) return next;
  return week < last ? week : last;
}
