import type { Knex } from 'knex';
import { z } from 'zod';
import { people, peopleLimits, type PeopleKind } from '../../contract/people.ts';
import { today } from '../../core/dates.ts';
import { likePattern } from '../../core/like-pattern.ts';
import { memberTable } from '../../strapi/internals/tables.ts';

/** The columns, table and searched text of each kind; `:today` is a parameter. */
const kinds: Record<PeopleKind, { columns: string; from: string; searched: string }> = {
  members: {
    columns: `json_build_object('id', id, 'name', name, 'email', email, 'role', member_role,
        'language', language, 'confirmed', coalesce(confirmed, false), 'createdAt', created_at,
        'collections', (select count(*) from saved_collections
          where user_id = ${memberTable}.id and deleted_at is null),
        'affirmations', (select count(*) from own_affirmations
          where user_id = ${memberTable}.id and deleted_at is null))`,
    from: memberTable,
    searched: `name || ' ' || email`,
  },
  subscribers: {
    columns: `json_build_object('id', id, 'email', email, 'language', language,
        'consentedAt', consented_at, 'state', case
          when suspended_at is not null then 'refused'
          when awaits_confirmation then 'unconfirmed'
          when paused_until > :today then 'paused'
          else 'active' end)`,
    from: 'subscribers',
    searched: 'email',
  },
};

const countRow = z.object({ rows: z.tuple([z.object({ total: z.coerce.number() })]) });

/** A page of members or subscribers, newest first; `q` is a part of a name or email address. */
export async function listPeople<Kind extends PeopleKind>(
  db: Knex,
  kind: Kind,
  { q, page }: { q: string; page: number },
) {
  const { from, searched } = kinds[kind];
  const [entries, total] = await Promise.all([
    read(db, kind, q, { limit: peopleLimits.page, offset: (page - 1) * peopleLimits.page }),
    db.raw(`select count(*) as total from ${from} where ${matches(searched)}`, {
      q: likePattern(q),
    }),
  ]);
  return { entries, total: countRow.parse(total).rows[0].total };
}

/** All search results as rows of cells, starting with the header row. */
export async function exportPeople(db: Knex, kind: PeopleKind, q: string): Promise<string[][]> {
  const found = await read(db, kind, q, { limit: null, offset: 0 });
  const columns = Object.keys(people[kind].shape);
  const rows = found.map((person) => Object.values(people[kind].parse(person)).map(toCell));
  return [columns, ...rows];
}

async function read(
  db: Knex,
  kind: PeopleKind,
  q: string,
  { limit, offset }: { limit: number | null; offset: number },
) {
  const { columns, from, searched } = kinds[kind];
  const found = await db.raw(
    `select ${columns} as person from ${from} where ${matches(searched)}
     order by id desc limit :limit offset :offset`,
    { q: likePattern(q), limit, offset, today: today() },
  );
  const rows = z.object({ rows: z.array(z.object({ person: people[kind] })) });
  return rows.parse(found).rows.map(({ person }) => person);
}

const matches = (searched: string) => `${searched} ilike :q`;

function toCell(value: string | number | boolean | Date): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
