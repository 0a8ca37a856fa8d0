import type { Language } from '#contract/language';
import { testimonial, type Testimonial } from '#contract/testimonial';
import { getList } from './cms-client.ts';

/** @throws `CmsError` */
export async function listTestimonials(language: Language): Promise<Testimonial[]> {
  const { rows } = await getList(testimonial, '/api/testimonials', language);
  return rows;
}
