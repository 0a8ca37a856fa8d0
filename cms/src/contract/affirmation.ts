import { z } from 'zod';
import { allCategoryId } from './category.ts';
import { cardDesign } from './card.ts';
import { languages } from './language.ts';
import { affirmationLimits, firstOwnAffirmationId, totalHeader } from './limits.ts';
import { ageBands, moments, skills } from './situation.ts';
import { idList, languageParameter, positiveInteger, publicId } from './query.ts';
import { toSingleLine } from './text.ts';
import { multiLineText } from './text-schema.ts';

export { affirmationLimits, firstOwnAffirmationId, totalHeader };

export const affirmation = z.object({
  id: z.int().positive(),
  text: z.string(),
  description: z.string(),
  categoryId: z.int().positive(),
  featured: z.boolean(),
  /** The id of the member who wrote it; 0 for editors' affirmations. */
  createdBy: z.int().nonnegative(),
  /** The language of the texts: English if there is no translation. */
  lang: z.enum(languages),
  /** For whom, when, and what it practices: the same in all languages, and empty if editors haven't said. */
  ages: z.array(z.enum(ageBands)).readonly(),
  moments: z.array(z.enum(moments)).readonly(),
  skill: z.enum(skills).nullable(),
  /** The name of its picture, and what that shows, in the language of the texts; null if editors haven't chosen one. */
  picture: z.object({ name: z.string(), alt: z.string() }).nullable(),
  /** The file of the recording that says the text, below the site's `/recordings/{id}/`; null if there is none. */
  recording: z.string().nullable(),
});
export type Affirmation = z.infer<typeof affirmation>;

export const searchText = z
  .string()
  .transform(toSingleLine)
  .pipe(z.string().max(affirmationLimits.search));

/** What a list or a random draw can be restricted to, all at once. */
export const affirmationFilter = z.object({
  categoryId: positiveInteger.optional(),
  moment: z.enum(moments).optional(),
  age: z.enum(ageBands).optional(),
  skill: z.enum(skills).optional(),
});
export type AffirmationFilter = z.infer<typeof affirmationFilter>;

export const randomQuery = affirmationFilter.extend({ lang: languageParameter });

/** Query of the list, which is only paginated if `page` or `pageSize` is given (behavior C5). */
export const affirmationListQuery = affirmationFilter.extend({
  ids: idList.refine((ids) => ids.length <= affirmationLimits.largestPage).optional(),
  q: searchText.optional(),
  /** `mixed` takes turns between the categories of the whole list; a search keeps its own order. */
  order: z.enum(['mixed']).optional(),
  page: positiveInteger.optional(),
  pageSize: positiveInteger.refine((size) => size <= affirmationLimits.largestPage).optional(),
  lang: languageParameter,
});
export type AffirmationListQuery = z.infer<typeof affirmationListQuery>;

/** The CMS's endpoint for what browsers keep for offline besides the list, which requires the site's key. */
export const offlineDetailsPath = '/api/affirmations/offline';

/** What a published affirmation of the first `affirmationLimits.offline` has besides what the list shows. */
export const offlineDetails = z.object({
  id: z.int().positive(),
  /** As editors wrote them, separated by commas or line breaks; empty if there are none. */
  keywords: z.string(),
  recording: z.object({ file: z.string(), bytes: z.int().positive() }).nullable(),
});

/** Query of the keywords that are similar to a search text. */
export const keywordQuery = z.object({ q: searchText, lang: languageParameter });

/** The affirmation of a day, the same for everybody (behavior P18). */
export const dailyAffirmation = affirmation.extend({
  /** In the site's time zone. */
  date: z.iso.date(),
  /** When the next day begins. */
  endsAt: z.iso.datetime(),
});
export type DailyAffirmation = z.infer<typeof dailyAffirmation>;

/** A member's own affirmation, which only its author can see (behavior U5). */
export const ownAffirmation = affirmation.extend({
  /** The design of its card, if it was created in the card designer. */
  card: cardDesign.nullable(),
  createdAt: z.string(),
});
export type OwnAffirmation = z.infer<typeof ownAffirmation>;

export const newOwnAffirmation = z.object({
  text: multiLineText.pipe(z.string().min(1).max(affirmationLimits.text)),
  description: multiLineText.pipe(z.string().max(affirmationLimits.description)).default(''),
  categoryId: publicId.default(allCategoryId),
  card: cardDesign.nullable().default(null),
});
export type NewOwnAffirmation = z.infer<typeof newOwnAffirmation>;

/** Fields that are not given stay unchanged. */
export const ownAffirmationChange = z.object({
  text: newOwnAffirmation.shape.text.optional(),
  description: newOwnAffirmation.shape.description.unwrap().optional(),
  categoryId: newOwnAffirmation.shape.categoryId.unwrap().optional(),
  card: newOwnAffirmation.shape.card.unwrap().optional(),
});
export type OwnAffirmationChange = z.infer<typeof ownAffirmationChange>;

/** Whether an id is that of a member's own, private affirmation. */
export function isOwnAffirmation(id: number): boolean {
  return id >= firstOwnAffirmationId;
}
