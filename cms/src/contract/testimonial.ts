import { z } from 'zod';
import { languages } from './language.ts';

export const testimonialLimits = { text: 400, name: 60, title: 80, rating: 5 };

export const testimonial = z.object({
  id: z.int().positive(),
  text: z.string(),
  name: z.string(),
  title: z.string(),
  rating: z.int().min(1).max(testimonialLimits.rating),
  lang: z.enum(languages),
});
export type Testimonial = z.infer<typeof testimonial>;
