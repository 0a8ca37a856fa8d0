/*
 * Which words of a search must match, with a network and without (behavior P5). Words are in lower case and without
 * accents, and apostrophes separate them, so that “j’ai” and “j'ai” are the same two words.
 */

/** Words that are in too many sentences to say what somebody is looking for, and for whom: “my son is sad”. */
const fillers = new Set(
  `a about ai am an and are as at au aux avec be been but by c cant ce ces cest cet cette child d dans daughter de
  des didnt do does doesnt dont du elle elles en enfant es est et etre fille fils for from had has have he her him
  his i il ils im in is isnt it ive j jai je jsuis kid l la le les leur leurs ll m ma mais me mes mon my n ne nos
  notre nous of on ont ou our par parce pas pour qu quand que qui re s sa se ses she so son sont suis sur t ta tes
  that the their them they this to ton tres trop tu un une ve vos votre vous was we were with wont y you your`.split(
    /\s+/,
  ),
);

export interface SearchWords {
  /** All words, for keywords that are exactly what was typed. */
  typed: readonly string[];
  /** Those that must match: without fillers, unless there is nothing else. If nothing has all, the most are enough. */
  required: readonly string[];
}

export function toSearchWords(words: readonly string[]): SearchWords {
  const typed = [...new Set(words)];
  const telling = typed.filter((word) => !fillers.has(word));
  return { typed, required: telling.length > 0 ? telling : typed };
}
