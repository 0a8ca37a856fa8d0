import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { mailSettings } from './settings.ts';

const turns = z.object({ rows: z.tuple([z.object({ wait: z.coerce.number() })]) });

/** Waits for the next free sending slot, which all processes reserve in the database. */
export async function waitForSendSlot(db: Knex): Promise<void> {
  const apart = 1 / mailSettings().LETTERS_PER_SECOND;
  const taken = await db.raw(
    `update letter_pace set next = greatest(next, clock_timestamp()) + make_interval(secs => :apart)
     returning 1000 * (extract(epoch from next - clock_timestamp()) - :apart) as wait`,
    { apart },
  );
  const [{ wait }] = turns.parse(taken).rows;
  if (wait > 0) await pause(wait);
}
