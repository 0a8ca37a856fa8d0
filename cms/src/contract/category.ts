import { z } from 'zod';
import { languages } from './language.ts';

export { allCategoryId } from './limits.ts';

export const categoryLimits = { name: 40, icon: 60 };

export const hexColor = /^#[0-9a-fA-F]{6}$/;

export const category = z.object({
  id: z.int().positive(),
  name: z.string(),
  icon: z.string(),
  color: z.string().regex(hexColor),
  lang: z.enum(languages),
});
export type Category = z.infer<typeof category>;
