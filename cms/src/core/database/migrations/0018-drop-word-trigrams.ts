import type { Migration } from './index.ts';

/** Nothing reads this index anymore, because typos are looked up as whole words. */
export const dropWordTrigrams: Migration = {
  name: '0018-drop-word-trigrams',
  statements: ['drop index if exists affirmation_words_trigrams'],
};
