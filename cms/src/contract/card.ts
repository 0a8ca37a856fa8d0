import { z } from 'zod';

/** How a created card looks: the grounds and typefaces of SPEC §3 by their ids. */
export const cardDesign = z.object({
  background: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  font: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
