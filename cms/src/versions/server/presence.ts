import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { presenceLimits, type Presence, type VersionTarget } from '../../contract/versions.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { valuesOf } from './queries.ts';
import { nameSql } from './record.ts';
import { tableOf } from './snapshot.ts';

const { entries, expiresSeconds } = presenceLimits;
const isExpired = `seen_at < now() - make_interval(secs => ${expiresSeconds})`;

const others = z.object({
  rows: z.array(
    z.object({
      name: z.string().nullable(),
      language: z
        .enum(['', ...languages])
        .transform((language) => (language === '' ? null : language)),
    }),
  ),
});

/** Notes that an account has an entry open, if there is such an entry. Forgets those who have said nothing for a while. */
export async function notePresence(
  strapi: Core.Strapi,
  target: VersionTarget,
  accountId: number,
): Promise<void> {
  const db = strapi.db.connection;
  await db.raw(
    `delete from open_entries where ctid = any(array(
       select ctid from open_entries where ${isExpired} for update skip locked
     ))`,
  );
  await db.raw(
    `insert into open_entries (noun, document_id, language, account_id)
     select :noun, :documentId, :language, :accountId
     where exists (select from ${tableOf[target.noun]} where document_id = :documentId)
     on conflict (noun, document_id, language, account_id) do update set seen_at = now()`,
    { ...valuesOf(target), accountId },
  );
  await db.raw(
    `delete from open_entries where ctid = any(array(
       select ctid from open_entries where account_id = :accountId
       order by seen_at desc offset :entries for update skip locked
     ))`,
    { accountId, entries },
  );
}

export async function removePresence(
  strapi: Core.Strapi,
  target: VersionTarget,
  accountId: number,
): Promise<void> {
  await strapi.db.connection.raw(
    `delete from open_entries
     where noun = :noun and document_id = :documentId and language = :language
       and account_id = :accountId`,
    { ...valuesOf(target), accountId },
  );
}

/** Who else has an entry open, in any language. */
export async function listOthers(
  strapi: Core.Strapi,
  target: VersionTarget,
  accountId: number,
): Promise<Presence['others']> {
  const found = await strapi.db.connection.raw(
    `select ${nameSql('account')} as name, language
     from open_entries join ${panelUserTable} account on account.id = account_id
     where noun = :noun and open_entries.document_id = :documentId and account_id <> :accountId
       and not ${isExpired}
     order by account_id, language limit :entries`,
    { ...valuesOf(target), accountId, entries },
  );
  return others.parse(found).rows;
}
