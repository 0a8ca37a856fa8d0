import { z } from 'zod';

/** The ids that a member's affirmation may give; `web/logic/card.ts` has the backgrounds and fonts (behavior P7). */
export const cardDesign = z.object({
  background: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  font: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
