/*
 * Which words of a search must match, with a network and without. Words are in lower case and without accents, and
 * apostrophes separate them, so that “j’ai” and “j'ai” are the same two words.
 */

/** Words that are in too many sentences to say what somebody is looking for, and for whom: “my son is sad”. */
const fillers = new Set(
  `a ai am an and are as at au aux avec be c cant ce ces cest cet cette child d dans daughter de des didnt doesnt
  dont du elle en enfant es est et etre fille fils for i il ils im in is isnt it ive j jai je jsuis kid l la le
  les leur ll m ma mais me mes mon my n ne nous of on ou par parce pas pour qu quand que qui re s sa se ses so son
  suis sur t ta tes that the this to ton tres trop tu un une ve vous was with wont y`.split(/\s+/),
);

/** Longer searches can have words that nobody has written yet. */
const longSearch = 3;

export interface SearchWords {
  /** All words, for keywords that are exactly what was typed. */
  typed: readonly string[];
  /** Those that must match: without fillers, unless there is nothing else. */
  required: readonly string[];
  /** If nothing has all required words, so many are enough. */
  enough: number;
}

export function toSearchWords(words: readonly string[]): SearchWords {
  const typed = [...new Set(words)];
  const telling = typed.filter((word) => !fillers.has(word));
  const required = telling.length > 0 ? telling : typed;
  const count = required.length;
  return {
    typed,
    required,
    enough: count < longSearch ? count : Math.max(2, Math.ceil(count / 2)),
  };
}
