import { z } from 'zod';

export const roles = ['parent', 'teacher'] as const;

/** The current user as the site sees it; `null` for a visitor (PRODUCT 18). */
export const currentUser = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    createdAt: z.string(),
  })
  .nullable();
export type CurrentUser = z.infer<typeof currentUser>;
