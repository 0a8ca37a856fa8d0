import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import {
  basis,
  basisHeader,
  conflictName,
  isLocalized,
  noBasis,
  versionContent,
  type VersionContent,
  type VersionedType,
  type VersionTarget,
} from '../../contract/versions.ts';
import { currentPanelUser, inPanelLanguage, validationError } from '../../core/panel-user.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { valuesOf } from './queries.ts';
import { creatorOf, withReadableFields } from './readable.ts';
import { nameSql } from './record.ts';
import { tableOf } from './snapshot.ts';

const found = z.object({
  rows: z.array(
    z.object({
      by: z.string().nullable(),
      at: z.date(),
      savedAt: z.date(),
      fields: versionContent,
      base: versionContent.nullable(),
    }),
  ),
});

/**
 * Refuses a save that says which text it is based on, if another has been saved since, even by the same person elsewhere:
 * with 409 and the newer text. Also one that would bring back what somebody else has deleted. The entry must be locked, so
 * that of two saves at the same time, the second is refused (behavior T3).
 */
export async function refuseConflict(
  strapi: Core.Strapi,
  noun: VersionedType,
  documentId: string,
  language: Language | undefined,
): Promise<void> {
  const ctx = strapi.requestContext.get();
  const header = ctx?.get(basisHeader);
  const user = currentPanelUser(strapi);
  if (!ctx || !header || !user || !language) return;
  const given = basis.safeParse(header);
  if (!given.success) throw validationError(`${basisHeader}: ${given.error.issues[0]?.message}`);

  const target: VersionTarget = {
    noun,
    documentId,
    language: isLocalized(noun) ? language : undefined,
  };
  const values = {
    ...valuesOf(target),
    user: user.id,
    basis: given.data === noBasis ? null : new Date(given.data),
  };
  const newer = await strapi.db.transaction(async ({ trx }) => {
    const answer = await trx.raw(
      `with own as (
         select * from versions
         where noun = :noun and document_id = :documentId and language = :language
       ),
       seen as (
         -- The times of several machines differ a little, so that a version of exactly that time comes first.
         select id, fields from own where saved_at <= cast(:basis as timestamp)
         order by saved_at = cast(:basis as timestamp) desc, id desc limit 1
       ),
       newest as (select * from own order by id desc limit 1)
       select coalesce(${nameSql('account')}, other.by_name) as by, other.at,
         newest.saved_at as "savedAt", cast(newest.fields as json) as fields,
         cast(seen.fields as json) as base
       from newest
       join lateral (
         select * from own
         where id > coalesce((select id from seen), 0)
         -- Names a colleague rather than the person who saves.
         order by by_id is distinct from :user desc, id desc limit 1
       ) as other on true
       left join seen on true
       left join ${panelUserTable} account on account.id = other.by_id
       where seen.fields is distinct from newest.fields`,
      values,
    );
    return found.parse(answer).rows[0];
  });
  if (!newer) return refuseIfDeleted(strapi, target, values);
  const { messages } = inPanelLanguage(strapi, textsByLanguage);
  const createdBy = await creatorOf(strapi, target);
  const readable = (fields: VersionContent) =>
    withReadableFields(strapi, target, createdBy, fields);
  ctx.throw(409, messages.conflict(newer.by), {
    name: conflictName,
    details: { ...newer, fields: readable(newer.fields), base: newer.base && readable(newer.base) },
  });
}

const deletions = z.object({ rows: z.tuple([z.object({ isDeleted: z.boolean() })]) });

/** Refuses a save that would bring back what somebody else has deleted in one language, for which Strapi would create it. */
async function refuseIfDeleted(
  strapi: Core.Strapi,
  { noun, language }: VersionTarget,
  values: ReturnType<typeof valuesOf> & { user: number; basis: Date | null },
): Promise<void> {
  if (!language || !values.basis) return;
  const answer = await strapi.db.transaction(({ trx }) =>
    trx.raw(
      `select not exists (
           select from ${tableOf[noun]} where document_id = :documentId and locale = :language
         ) and exists (
           select from audit_log
           where at > :basis and action = 'delete' and noun = :noun and document_id = :documentId
             and language = :language and by_id is distinct from :user
         ) as "isDeleted"`,
      values,
    ),
  );
  if (deletions.parse(answer).rows[0].isDeleted)
    strapi.requestContext
      .get()
      ?.throw(409, inPanelLanguage(strapi, textsByLanguage).messages.deleted);
}
