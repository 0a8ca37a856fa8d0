import type { Knex } from 'knex';
import { z } from 'zod';
import { contentTypes, type ContentType } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { comment, commentLimits, type Comment } from '../../contract/translation-help.ts';
import { tableOf } from '../../core/database/content.ts';
import {
  databaseFunction,
  index,
  trigger,
  type DatabaseObject,
} from '../../core/database/objects.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import type { Translation } from './queries.ts';

/** Comments are found by their text, open ones also without it, and go with their document. */
export const commentObjects: readonly DatabaseObject[] = [
  index('translation_comments_text', 'translation_comments (document_id, noun, language, id)'),
  index(
    'translation_comments_open',
    'translation_comments (noun, language, document_id) where resolved_at is null',
  ),
  ...contentTypes.flatMap((noun) => [
    databaseFunction(
      `forget_comments_of_${noun}`,
      `create or replace function forget_comments_of_${noun}() returns trigger language plpgsql as $$
     begin
       if not exists (select from ${tableOf[noun]} where document_id = old.document_id) then
         delete from translation_comments where noun = '${noun}' and document_id = old.document_id;
       end if;
       return null;
     end $$`,
    ),
    trigger(
      'forget_comments',
      tableOf[noun],
      `after delete on ${tableOf[noun]} for each row execute function forget_comments_of_${noun}()`,
    ),
  ]),
];

const comments = z.object({ rows: z.array(comment) });

/** The comments on a translation, oldest first. Names are current: nobody signs with another one. */
export async function listComments(db: Knex, translation: Translation): Promise<Comment[]> {
  const found = await db.raw(
    `select comments.id, at, text, resolved_at is not null as "isResolved",
       coalesce(nullif(btrim(concat_ws(' ', firstname, lastname)), ''), by_name) as by
     from translation_comments comments left join ${panelUserTable} account on account.id = by_id
     where noun = :noun and comments.document_id = :documentId and language = :language
     order by comments.id`,
    { ...translation },
  );
  return comments.parse(found).rows;
}

/** Adds a comment in the name of a panel user, of whom only the newest are kept. */
export async function addComment(
  db: Knex,
  translation: Translation,
  text: string,
  byId: number,
): Promise<void> {
  await db.raw(
    `insert into translation_comments (noun, document_id, language, text, by_id, by_name)
     select :noun, :documentId, :language, :text, id,
       coalesce(nullif(btrim(concat_ws(' ', firstname, lastname)), ''), '—')
     from ${panelUserTable} where id = :byId`,
    { ...translation, text, byId },
  );
  await db.raw(
    `delete from translation_comments where id in (
       select id from translation_comments
       where noun = :noun and document_id = :documentId and language = :language and by_id = :byId
       order by id desc offset :kept
     )`,
    { ...translation, byId, kept: commentLimits.kept },
  );
}

/** Marks a comment on a translation as resolved, or as open again. Returns whether it exists. */
export async function resolveComment(
  db: Knex,
  { noun, documentId, language }: Translation,
  id: number,
  isResolved: boolean,
): Promise<boolean> {
  const changed = await db('translation_comments')
    .where({ id, noun, document_id: documentId, language })
    .update({ resolved_at: isResolved ? db.fn.now() : null });
  return changed > 0;
}

const counts = z.object({
  rows: z.array(
    z.object({ noun: z.enum(contentTypes), language: z.enum(languages), count: z.coerce.number() }),
  ),
});

/** How many texts have open comments, by content type and language. */
export async function countCommented(db: Knex) {
  const { rows } = counts.parse(
    await db.raw(
      `select noun, language, count(distinct document_id) from translation_comments
       join translation_states using (document_id, noun, language)
       where resolved_at is null group by noun, language`,
    ),
  );
  return (noun: ContentType, language: string) =>
    rows.find((row) => row.noun === noun && row.language === language)?.count ?? 0;
}
