import { z } from 'zod';

/** A moment as the driver reads it, written as calls say it. */
export const isoTimestamp = z.date().transform((date) => date.toISOString());
