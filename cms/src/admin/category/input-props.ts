import type { ReactNode } from 'react';
import { z } from 'zod';

/** The props that the panel passes to a custom field's input. */
export const inputProps = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.custom<ReactNode>(() => true).optional(),
  error: z.string().optional(),
  required: z.boolean().default(false),
  disabled: z.boolean().default(false),
  value: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  onChange: z.custom<(name: string, value: string) => void>((given) => typeof given === 'function'),
});
