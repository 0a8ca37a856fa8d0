import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { enqueue } from '../../core/queue.ts';
import { today } from '../../core/dates.ts';
import { dropSuppressed } from '../../api/subscriber/suppression-list.ts';
import { deleteUnconfirmed, receivesLetters } from '../../api/subscriber/queries.ts';
import { contentsOf } from './choose.ts';
import { letterQueue } from './deliver.ts';

const uid = 'api::letter.letter';
const letterRows = z.object({ rows: z.array(z.object({ id: z.int(), started: z.boolean() })) });

/**
 * Queues the week's email for every subscriber who has not received it. Safe to run repeatedly and in parallel.
 * Returns how many were queued, or undefined if nothing is published. Throws if it must wait for the card image.
 */
export async function sendWeek(
  strapi: Core.Strapi,
  week: string,
  waitsForCard = false,
): Promise<number | undefined> {
  const db = strapi.db.connection;
  await deleteUnconfirmed(db);
  const letter = await startLetter(strapi, week, waitsForCard);
  if (letter === undefined) return undefined;
  let queued = 0;
  let after = 0;
  for (;;) {
    const batch = await db.transaction((trx) => queueBatch(trx, letter, after));
    queued += batch.queued;
    if (batch.last === undefined) return queued;
    after = batch.last;
  }
}

/** Creates or finds the week's email and saves its contents. */
async function startLetter(
  strapi: Core.Strapi,
  week: string,
  waitsForCard: boolean,
): Promise<number | undefined> {
  const db = strapi.db.connection;
  const letter = await findLetter(db, week);
  if (letter?.started) return letter.id;
  const contents = await contentsOf(db, week);
  if (!contents) return undefined;
  if (waitsForCard && !(contents.en.picture && contents.fr.picture))
    throw new Error('The site can’t draw this week’s card yet.');
  if (!letter) await createLetter(strapi, week);
  // If several processes get here, the first one's contents are used.
  await db.raw(
    `update letters set started_at = now(), affirmation_sent = :id, contents = :contents
     where week = :week and started_at is null`,
    { week, id: contents.en.id, contents: JSON.stringify(contents) },
  );
  return (await findLetter(db, week))?.id;
}

async function findLetter(db: Knex, week: string) {
  const found = await db.raw(
    'select id, started_at is not null as started from letters where week = :week',
    { week },
  );
  return letterRows.parse(found).rows[0];
}

/** Creates the row of a week without a choice, unless another process has done so. */
async function createLetter(strapi: Core.Strapi, week: string): Promise<void> {
  try {
    await strapi.documents(uid).create({ data: { week } });
  } catch (error) {
    if (!(await findLetter(strapi.db.connection, week))) throw error;
  }
}

/** Subscribers per transaction. */
const batchSize = 1000;

const readerRows = z.object({ rows: z.array(z.object({ id: z.int(), email: z.string() })) });
const deliveryRows = z.object({ rows: z.array(z.object({ id: z.string() })) });

async function queueBatch(trx: Knex, letter: number, after: number) {
  const { rows: readers } = readerRows.parse(
    await trx.raw(
      `select id, email from subscribers where id > :after and ${receivesLetters}
       order by id limit :batchSize for key share`,
      { after, batchSize, today: today() },
    ),
  );
  const wanted = await dropSuppressed(trx, readers);
  const { rows } = deliveryRows.parse(
    await trx.raw(
      `insert into letter_deliveries (letter_id, subscriber_id)
       select :letter, unnest(cast(:readers as integer[]))
       on conflict (letter_id, subscriber_id) do update
         set state = 'queued', reason = null, changed_at = now()
         where letter_deliveries.state in ('failed', 'skipped')
       returning id`,
      { letter, readers: wanted.map(({ id }) => id) },
    ),
  );
  await enqueue(
    trx,
    letterQueue,
    rows.map(({ id }) => ({ data: { delivery: id } })),
  );
  return { queued: rows.length, last: readers.at(-1)?.id };
}
