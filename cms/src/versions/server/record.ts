import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Language } from '../../contract/language.ts';
import {
  isLocalized,
  versionLimits,
  type VersionAction,
  type VersionActor,
  type VersionedType,
} from '../../contract/versions.ts';
import { lockEntries } from '../../core/database/lock-entries.ts';
import { currentPanelUser } from '../../core/panel-user.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { snapshots, storedZone, tableOf } from './snapshot.ts';

export interface Save {
  noun: VersionedType;
  documentIds: readonly string[];
  action: VersionAction;
  /** From when the version is that the save restores. */
  restoredFrom?: Date | undefined;
  /** The languages that were saved. Of others, only those that the save changed get a version. */
  languages?: readonly Language[];
  /** Who saves when no panel user does. */
  systemActor: Exclude<VersionActor, 'account'>;
}

/** Runs a save in a transaction, and records the version that it makes, and the one before if there is none yet. */
export async function withVersions<Result>(
  strapi: Core.Strapi,
  save: Save,
  work: (trx: Knex) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockEntries(trx, tableOf[save.noun], save.documentIds);
    await recordFormer(trx, save);
    const result = await work(trx);
    await recordSave(strapi, trx, save);
    return result;
  });
}

const storedLanguages = (noun: VersionedType, languages: readonly string[]) =>
  isLocalized(noun) ? languages : [''];

/** The SQL of an account's name. */
export const nameSql = (account: string): string =>
  `nullif(trim(concat_ws(' ', ${account}.firstname, ${account}.lastname)), '')`;

/** Records entries as they are, if they have no version in their language. */
export async function recordFormer(trx: Knex, { noun, documentIds }: Save): Promise<void> {
  await trx.raw(
    `insert into versions (noun, document_id, language, at, actor, by_id, by_name, action, status, saved_at, fields)
     select :noun, entry.document_id, entry.language, least(saved_at at time zone :zone, now() - interval '1 second'),
       case when saved_by is null then 'colibri' else 'account' end, saved_by, ${nameSql('account')},
       'before', status, saved_at, fields
     from (${snapshots(noun)}) as entry left join ${panelUserTable} account on account.id = saved_by
     where not exists (
       select from versions
       where noun = :noun and versions.document_id = entry.document_id and versions.language = entry.language
     )
     on conflict do nothing`,
    { noun, documentIds, zone: storedZone() },
  );
}

/** Records entries as a save has left them. */
export async function recordSave(strapi: Core.Strapi, trx: Knex, save: Save): Promise<void> {
  const { noun, documentIds, action, restoredFrom, languages = [], systemActor } = save;
  const by = currentPanelUser(strapi);
  const saved = storedLanguages(noun, languages);
  await trx.raw(
    `with last as (
       select distinct on (document_id, language) document_id, language, status, fields
       from versions where noun = :noun and document_id = any(:documentIds)
       order by document_id, language, id desc
     )
     insert into versions (noun, document_id, language, actor, by_id, by_name, action, restored_from, status, saved_at, fields)
     select :noun, entry.document_id, entry.language, :actor, cast(:by as integer),
       (select ${nameSql('account')} from ${panelUserTable} account where account.id = :by),
       case when entry.language = any(:saved) or :byImport then :action else 'shared' end,
       case when entry.language = any(:saved) then cast(:restoredFrom as timestamptz) end,
       entry.status, entry.saved_at, entry.fields
     from (${snapshots(noun)}) as entry left join last using (document_id, language)
     where entry.language = any(:saved)
       or (last.status, last.fields) is distinct from (entry.status, entry.fields)
     on conflict (noun, document_id, language, at) do update
       set action = excluded.action, restored_from = excluded.restored_from, status = excluded.status, saved_at = excluded.saved_at,
         fields = excluded.fields`,
    {
      noun,
      documentIds,
      saved,
      action,
      restoredFrom: restoredFrom ?? null,
      // Without languages, the save is one that changed many entries, such as an import: all changes found are its own.
      byImport: languages.length === 0,
      actor: by ? 'account' : systemActor,
      by: by?.id ?? null,
      zone: storedZone(),
    },
  );
  // By person, so that nobody’s saves push out the text of somebody else.
  await trx.raw(
    `delete from versions where id in (
       select id from (
         select id, row_number() over (partition by document_id, language, by_id order by id desc) as place
         from versions where noun = :noun and document_id = any(:documentIds)
       ) as placed where place > :kept
     )`,
    { noun, documentIds, kept: versionLimits.kept },
  );
}

/** Deletes the versions of an entry, which is deleted too, in these languages. */
export async function deleteVersions(
  trx: Knex,
  noun: VersionedType,
  documentId: string,
  languages: readonly string[],
): Promise<void> {
  await trx.raw(
    `delete from versions
     where noun = :noun and document_id = :documentId and language = any(:languages)`,
    { noun, documentId, languages: storedLanguages(noun, languages) },
  );
}

/** Deletes versions that were replaced more than a year ago: until then, they can be restored. */
export async function purgeVersions(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `delete from versions where id in (
       select id from (
         select id, lead(at) over (partition by noun, document_id, language order by id) as replaced_at
         from versions
       ) as followed where replaced_at < now() - make_interval(days => ?)
     )`,
    [versionLimits.days],
  );
}
