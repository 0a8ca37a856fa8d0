import type { Migration } from './index.ts';

/** Typos are looked up as whole words. */
export const typos: Migration = {
  name: '0018-typos',
  statements: ['drop index if exists affirmation_words_trigrams'],
};
