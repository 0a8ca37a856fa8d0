import { z } from 'zod';

/** The stream of content changes, which requires the site's key. */
export const changesPath = '/api/changes';

/** The header in which a caller of the CMS sends its key. */
export const cmsKeyHeader = 'X-Cms-Key';

export const contentTypes = ['affirmation', 'category', 'testimonial', 'week'] as const;
export type ContentType = (typeof contentTypes)[number];

/** Whether readers see changes only once they are published. */
export const hasDrafts: Record<ContentType, boolean> = {
  affirmation: true,
  category: false,
  testimonial: false,
  week: true,
};

/** Published content that was added, changed or removed: its content type and public id. */
export const change = z.object({ noun: z.enum(contentTypes), id: z.int().positive() });
export type Change = z.infer<typeof change>;

/** The cache tag of pages that show any entry of a content type, or with an id, that entry. */
export function cacheTag(noun: ContentType, id?: number): string {
  return id === undefined ? noun : `${noun}:${id}`;
}
