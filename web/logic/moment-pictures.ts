import type { Moment } from '#contract/situation';

/** The emoji of each moment, by its name in @iconify-json/fluent-emoji-flat. No affirmation has the same. */
export const momentPictures: Record<Moment, string> = {
  morning: 'rooster',
  'before-school': 'children-crossing',
  tests: 'page-with-curl',
  bedtime: 'person-in-bed',
  'after-a-quarrel': 'broken-heart',
  worry: 'worried-face',
  sadness: 'loudly-crying-face',
  anger: 'angry-face',
  'something-new': 'magic-wand',
  success: 'partying-face',
};
