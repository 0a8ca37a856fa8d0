import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { cmsSettings } from '../core/settings.ts';

const slotRows = z.object({ rows: z.tuple([z.object({ wait: z.coerce.number() })]) });

/** Waits for the next free sending slot, which all processes reserve in the database. */
export async function waitForSendSlot(db: Knex): Promise<void> {
  const interval = 1 / cmsSettings().LETTERS_PER_SECOND;
  const reserved = await db.raw(
    `update letter_send_slot set next = greatest(next, clock_timestamp()) + make_interval(secs => :apart)
     returning 1000 * (extract(epoch from next - clock_timestamp()) - :apart) as wait`,
    { apart: interval },
  );
  const [{ wait }] = slotRows.parse(reserved).rows;
  if (wait > 0) await pause(wait);
}
