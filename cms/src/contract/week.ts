import { z } from 'zod';
import { affirmation } from './affirmation.ts';
import { languages } from './language.ts';
import { weekLimits } from './limits.ts';
import { moments, skills } from './situation.ts';

export { weekLimits };

/** A week of the year plan for classrooms. */
export const week = z.object({
  id: z.int().positive(),
  number: z.int().min(1).max(weekLimits.number),
  title: z.string(),
  activity: z.string(),
  moment: z.enum(moments),
  skill: z.enum(skills),
  /** Null if it is no longer published. */
  affirmation: affirmation.nullable(),
  /** The language of title and activity: English if there is no translation. */
  lang: z.enum(languages),
});
export type Week = z.infer<typeof week>;
