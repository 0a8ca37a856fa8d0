/** A part of a query on affirmations: SQL with named values. */
export interface Condition {
  where: string;
  order: string;
  values: Record<string, string | number | number[]>;
}

/** A search word with its alternatives, all normalized by `search_form`. */
export interface SearchWord {
  word: string;
  /** Its stems: a word that starts with one matches. */
  stems: readonly string[];
  /** Words on the site that are one typo away. */
  similar: readonly string[];
}

/** Shorter stems would match too many words. */
const shortestStem = 4;

/** Every way to type a word with two neighboring letters swapped. */
export function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
}

/** All the words are needed. The score of each: 5 for itself in the text, down to 1 for something similar. */
export function toCondition(words: readonly SearchWord[]): Condition {
  const values: Condition['values'] = {};
  const pattern = (like: string) => {
    const name = `pattern${Object.keys(values).length}`;
    values[name] = like;
    return `like :${name}`;
  };
  const parts = words.map(({ word, stems, similar }) => {
    const whole = pattern(`% ${plain(word)} %`);
    const begins = pattern(`% ${plain(word)}%`);
    const others = [
      ...stems.filter((stem) => stem.length >= shortestStem).map((stem) => `% ${plain(stem)}%`),
      ...similar.map((other) => `% ${plain(other)} %`),
    ].map(pattern);
    return {
      where: `(${[begins, ...others].map((like) => `search ${like}`).join(' or ')})`,
      score: `case when ${inText} ${whole} then 5 when ${inText} ${begins} then 4
        when search ${whole} then 3 when search ${begins} then 2 else 1 end`,
    };
  });
  return {
    where: parts.map((part) => part.where).join(' and '),
    order: `${parts.map((part) => part.score).join(' + ')} desc, public_id`,
    values,
  };
}

/** The column holds the text's words, a line break, and the description's. */
const inText = `split_part(search, E'\\n', 1)`;

/** Escapes the wildcards of LIKE. */
function plain(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
