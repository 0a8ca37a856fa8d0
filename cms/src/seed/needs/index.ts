import type { Localized, SeedAffirmation } from '../types.ts';
import { calm } from './affirmations/calm.ts';
import { confidence } from './affirmations/confidence.ts';
import { courage } from './affirmations/courage.ts';
import { friendship } from './affirmations/friendship.ts';
import { kindness } from './affirmations/kindness.ts';
import { learning } from './affirmations/learning.ts';
import type { Tags } from './schema.ts';
import { calm as calmTags } from './tags/calm.ts';
import { confidence as confidenceTags } from './tags/confidence.ts';
import { courage as courageTags } from './tags/courage.ts';
import { friendship as friendshipTags } from './tags/friendship.ts';
import { kindness as kindnessTags } from './tags/kindness.ts';
import { learning as learningTags } from './tags/learning.ts';

/** The affirmations to load after those in `../affirmations.ts`, in the order of their public ids. */
export const newAffirmations: readonly SeedAffirmation[] = [
  ...confidence,
  ...kindness,
  ...courage,
  ...calm,
  ...learning,
  ...friendship,
];

/** One for each affirmation of the seed. */
export const allTags: readonly Tags[] = [
  ...confidenceTags,
  ...kindnessTags,
  ...courageTags,
  ...calmTags,
  ...learningTags,
  ...friendshipTags,
];

const tagsByKey = new Map<string, Tags>(allTags.map((tags) => [tags.key, tags]));

/** The keywords of an affirmation of the seed. */
export const keywordsOf = (key: string): Localized<string> | undefined =>
  tagsByKey.get(key)?.keywords;

/** For whom, when, what an affirmation of the seed practices, and its picture, as the panel's fields store it. */
export function situationOf(key: string) {
  const { ages = [], moments = [], skill = '', picture = '' } = tagsByKey.get(key) ?? {};
  return { ages: ages.join(', '), moments: moments.join(', '), skill, picture };
}
