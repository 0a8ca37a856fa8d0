import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import {
  newsletterLimits,
  type AffirmationChoice,
  type LetterAffirmation,
  type SearchMatch,
} from '../../contract/newsletter.ts';
import { likePattern } from '../../core/like-pattern.ts';
import { joinChosenAffirmation } from '../../strapi/internals/relations.ts';
import { listCandidates } from './forecast.ts';

/** An affirmation with its public id. */
export type FoundAffirmation = LetterAffirmation & { documentId: string; id: number };

const textRows = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      documentId: z.string(),
      language: z.enum(languages),
      text: z.string().nullable(),
      isPublished: z.boolean(),
    }),
  ),
});

/** Affirmations by document id or public id, as readers see them or else their drafts. */
export async function findAffirmations(
  db: Knex,
  { documentIds = [], ids = [] }: { documentIds?: readonly string[]; ids?: readonly number[] },
): Promise<FoundAffirmation[]> {
  // Only what is asked for: with an empty list beside the other one, PostgreSQL may read the whole table.
  const named = [
    ...(documentIds.length > 0 ? ['document_id = any(:documentIds)'] : []),
    ...(ids.length > 0 ? ['public_id = any(:ids)'] : []),
  ];
  if (named.length === 0) return [];
  const found = await db.raw(
    `select distinct on (document_id, locale) public_id as id, document_id as "documentId", locale as language, text,
       published_at is not null and filed_under is not null as "isPublished"
     from affirmations
     where (${named.join(' or ')}) and locale = any(:languages)
     order by document_id, locale, published_at nulls last`,
    { documentIds: [...documentIds], ids: [...ids], languages: [...languages] },
  );
  const affirmations = new Map<string, FoundAffirmation>();
  for (const { id, documentId, language, text, isPublished } of textRows.parse(found).rows) {
    const one = affirmations.get(documentId) ?? {
      id,
      documentId,
      texts: { en: null, fr: null },
      isPublished: { en: false, fr: false },
    };
    one.texts[language] = text;
    one.isPublished[language] = isPublished;
    affirmations.set(documentId, one);
  }
  return [...affirmations.values()];
}

const matchRows = z.object({
  rows: z.array(
    z.object({
      documentId: z.string(),
      matches: z.array(
        z.object({
          language: z.enum(languages),
          text: z.string(),
          description: z.string(),
          isInText: z.boolean(),
        }),
      ),
    }),
  ),
});
type Matches = z.infer<typeof matchRows>['rows'][number]['matches'];
const searchForm = z.object({ rows: z.tuple([z.object({ form: z.string() })]) });

/**
 * Affirmations that editors can choose, with the weeks in which they were sent or are planned: those that contain a text
 * in either language, drafts and descriptions included. For an empty text, those that Colibri would choose next.
 */
export async function findChoices(db: Knex, text: string): Promise<AffirmationChoice[]> {
  const limit = newsletterLimits.found;
  if (text === '') {
    const candidates = (await listCandidates(db, limit)).map(({ id }) => id);
    const found = await findAffirmations(db, { ids: candidates });
    const sorted = found.toSorted((a, b) => candidates.indexOf(a.id) - candidates.indexOf(b.id));
    return withWeeks(
      db,
      sorted.map((each) => ({ ...each, match: null })),
    );
  }
  // First on its own, because PostgreSQL uses the index only for a pattern that it knows when it plans the search.
  const { form } = searchForm.parse(await db.raw('select search_form(:text) as form', { text }))
    .rows[0];
  const answer = await db.raw(
    `select document_id as "documentId", json_agg(json_build_object(
         'language', locale, 'text', coalesce(text, ''), 'description', coalesce(description, ''),
         'isInText', position(:form in search_form(coalesce(text, ''))) > 0
       ) order by locale) as matches
     from affirmations
     where published_at is null and search like :pattern
     group by document_id order by min(position(:form in search)), min(public_id) limit :limit`,
    { form: form.trim(), pattern: likePattern(form.trim()), limit },
  );
  const { rows } = matchRows.parse(answer);
  const found = await findAffirmations(db, { documentIds: rows.map((row) => row.documentId) });
  const sorted = rows.flatMap(({ documentId, matches }) => {
    const one = found.find((each) => each.documentId === documentId);
    return one ? [{ ...one, match: matchOutside(one, matches) }] : [];
  });
  return withWeeks(db, sorted);
}

function matchOutside({ texts }: FoundAffirmation, matches: Matches): SearchMatch | null {
  const isShown = matches.some(
    ({ isInText, language, text }) => isInText && text === texts[language],
  );
  const [first] = matches;
  if (isShown || !first) return null;
  const field = first.isInText ? 'text' : 'description';
  return { language: first.language, field, content: first[field] };
}

const weekRows = z.object({
  rows: z.array(
    z.object({
      documentId: z.string(),
      lastSent: z.string().nullable(),
      planned: z.array(z.string()),
    }),
  ),
});

async function withWeeks(
  db: Knex,
  affirmations: readonly (FoundAffirmation & Pick<AffirmationChoice, 'match'>)[],
): Promise<AffirmationChoice[]> {
  const found = await db.raw(
    `select wanted.document_id as "documentId",
       (select cast(max(week) as text) from letters
        where started_at is not null and affirmation_sent = wanted.public_id) as "lastSent",
       array(
         select distinct cast(letters.week as text) from letters
         ${joinChosenAffirmation('letters', 'named')}
         where started_at is null and named.document_id = wanted.document_id
           and letters.week >= current_date - 7
         order by 1
       ) as planned
     from unnest(cast(:documentIds as text[]), cast(:ids as integer[])) as wanted (document_id, public_id)`,
    {
      documentIds: affirmations.map(({ documentId }) => documentId),
      ids: affirmations.map(({ id }) => id),
    },
  );
  const weeks = new Map(weekRows.parse(found).rows.map((each) => [each.documentId, each]));
  return affirmations.map(({ id: _id, ...each }) => ({
    ...each,
    lastSent: weeks.get(each.documentId)?.lastSent ?? null,
    planned: weeks.get(each.documentId)?.planned ?? [],
  }));
}
