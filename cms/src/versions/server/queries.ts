import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  version,
  versionContent,
  versionLimits,
  type Presence,
  type Version,
  type VersionContent,
  type VersionTarget,
} from '../../contract/versions.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { nameSql } from './record.ts';
import { snapshots, storedZone } from './snapshot.ts';

const page = z.object({
  rows: z.array(z.object({ ...version.shape, total: z.coerce.number() })),
});
const nowRows = z.object({ rows: z.array(z.object({ fields: versionContent })) });
const newestRows = z.object({ rows: z.array(version.omit({ before: true })) });

export const valuesOf = ({ noun, documentId, language }: VersionTarget) => ({
  noun,
  documentId,
  language: language ?? '',
});

/**
 * The name is the account's current one, so that nobody can sign with another name. Strapi does not
 * parse `jsonb`, but `json`.
 */
const columns = `versions.id, at, actor, coalesce(${nameSql('account')}, by_name) as by,
  by_id is not distinct from :callerId as "isMine", action, status, restored_from as "restoredFrom", saved_at as "savedAt",
  cast(fields as json) as fields`;
const ofTarget = `from versions left join ${panelUserTable} account on account.id = by_id
  where noun = :noun and versions.document_id = :documentId and language = :language`;

/** A page of the versions of an entry, newest first, each with the one before it. */
export async function listVersions(
  strapi: Core.Strapi,
  target: VersionTarget,
  callerId: number,
  number: number,
): Promise<{ versions: Version[]; total: number }> {
  const found = await strapi.db.connection.raw(
    `select ${columns}, cast(lead(fields) over newest_first as json) as before, count(*) over () as total
     ${ofTarget}
     window newest_first as (order by versions.id desc)
     order by versions.id desc limit :limit offset :offset`,
    {
      ...valuesOf(target),
      callerId,
      limit: versionLimits.page,
      offset: (number - 1) * versionLimits.page,
    },
  );
  const { rows } = page.parse(found);
  return {
    versions: rows.map(({ total: _total, ...each }) => each),
    total: rows[0]?.total ?? 0,
  };
}

export async function readNewest(
  strapi: Core.Strapi,
  target: VersionTarget,
  callerId: number,
): Promise<Presence['newest']> {
  const found = await strapi.db.connection.raw(
    `select ${columns} ${ofTarget} order by versions.id desc limit 1`,
    { ...valuesOf(target), callerId },
  );
  const [newest] = newestRows.parse(found).rows;
  if (!newest) return null;
  const { id, at, by, isMine, savedAt } = newest;
  return { id, at, by, isMine, savedAt };
}

/** The entry as it is now, or null. */
export async function readNow(
  strapi: Core.Strapi,
  { noun, documentId, language }: VersionTarget,
): Promise<VersionContent | null> {
  const found = await strapi.db.connection.raw(
    `select cast(fields as json) as fields from (${snapshots(noun)}) as entry where language = :language`,
    { documentIds: [documentId], language: language ?? '', zone: storedZone() },
  );
  return nowRows.parse(found).rows[0]?.fields ?? null;
}
