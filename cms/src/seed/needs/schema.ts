import { z } from 'zod';
import { affirmationLimits } from '../../contract/limits.ts';
import { pictures } from '../../contract/picture.ts';
import { ageBands, moments, skills } from '../../contract/situation.ts';

const topicalCategories = [
  'confidence',
  'kindness',
  'courage',
  'calm',
  'learning',
  'friendship',
] as const;

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;
const line = z.string().trim().min(1).max(200);
const affirmationKey = z.templateLiteral([z.enum(topicalCategories), '-', z.string().min(1)]);
const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  z.array(item).min(1).refine(isUnique, 'twice in one list').readonly();

/** What an editor would type: words and short phrases, separated by commas. */
const keywords = z
  .string()
  .max(500)
  .refine((text) => text.split(', ').every((word) => /^\S(?:.*\S)?$/.test(word)))
  .refine((text) => isUnique(text.toLowerCase().split(', ')), 'a keyword appears twice');

const newText = z.object({
  text: z.string().min(1).max(affirmationLimits.text),
  description: z.string().min(1).max(affirmationLimits.description),
});
/** Short enough for a child to say in one or two breaths and for a printed card. */
const spokenLimit = 90;

export const newAffirmation = z.object({
  key: affirmationKey,
  category: z.enum(topicalCategories),
  featured: z.undefined().optional(),
  en: newText.extend({ text: newText.shape.text.max(spokenLimit) }),
  fr: newText.extend({ text: newText.shape.text.max(spokenLimit) }),
});

/** Who an affirmation is for and when, what it practices, its picture, and the words that find it. */
export const tags = z.object({
  key: affirmationKey,
  ages: listOf(z.enum(ageBands)),
  moments: listOf(z.enum(moments)),
  skill: z.enum(skills),
  picture: z.string().refine((name) => pictures.has(name)),
  keywords: z.object({ en: keywords, fr: keywords }),
});
export type Tags = z.infer<typeof tags>;

export const need = z.object({
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** Each language by ear: the words are not translations of each other. */
  words: z.object({ en: listOf(line), fr: listOf(line) }),
  /** The affirmations that fit, the closest first. */
  accepted: listOf(affirmationKey).refine((keys) => keys.length >= 2),
  /** All affirmations of these categories fit, too. */
  acceptedCategories: listOf(z.enum(topicalCategories)).optional(),
});
export type Need = z.infer<typeof need>;
