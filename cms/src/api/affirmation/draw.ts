import type { Knex } from 'knex';
import type { Affirmation, AffirmationFilter } from '../../contract/affirmation.ts';
import { allCategoryId } from '../../contract/category.ts';
import type { Language } from '../../contract/language.ts';
import { visibleIn } from './objects.ts';
import type { OrderedIds } from './ordered-ids.ts';
import {
  findAffirmation,
  firstAffirmation,
  listIds,
  maxAttempts,
  readRows,
  tagsOf,
} from './queries.ts';

/**
 * A random published affirmation that matches a filter; not `last` again, unless that is the only one (behavior C4).
 */
export function drawAffirmation(
  db: Knex,
  filter: AffirmationFilter,
  language: Language,
  last = 0,
): Promise<Affirmation | undefined> {
  const { categoryId = allCategoryId } = filter;
  const isFiltered = categoryId !== allCategoryId || tagsOf(filter).length > 0;
  return isFiltered ? drawFiltered(db, filter, language, last) : drawFromAll(db, language, last);
}

/** The ids of a filtered list are cached, so drawing one of them is fast however few there are. */
async function drawFiltered(
  db: Knex,
  filter: AffirmationFilter,
  language: Language,
  last: number,
): Promise<Affirmation | undefined> {
  let list: OrderedIds | undefined;
  for (let attempt = 1; ; attempt += 1) {
    list = await listIds(db, filter, language, list);
    const { ids, version } = list;
    const index = Math.floor(Math.random() * ids.length);
    const isRepeated = ids[index] === last;
    const drawn = ids.at(isRepeated ? index - 1 : index);
    const read = await readRows(db, language, Int32Array.from(drawn === undefined ? [] : [drawn]));
    if (read.version === version || attempt === maxAttempts) return read.affirmations[0];
  }
}

/**
 * A random published affirmation other than `last`, unless `last` is the only one. Picks a random id and takes the next
 * existing one from the index, because `order by random()` is 300 times slower.
 */
async function drawFromAll(
  db: Knex,
  language: Language,
  last: number,
): Promise<Affirmation | undefined> {
  const shown = visibleIn[language];
  const others = `where ${shown} and public_id <> :last`;
  return (
    (await firstAffirmation(
      db,
      `${others} and public_id >= ${randomId(shown)} order by public_id`,
      {
        last,
      },
    )) ??
    (await firstAffirmation(db, `${others} order by public_id`, { last })) ??
    (last ? findAffirmation(db, last, language) : undefined)
  );
}

/** SQL for a number between the lowest and the highest id of the affirmations that a condition is true of. */
export function randomId(condition: string): string {
  const bound = (which: 'min' | 'max') =>
    `(select ${which}(public_id) from affirmations where ${condition})`;
  // An integer subquery is computed once; anything else would be evaluated for each row, without an index.
  return `(select cast(${bound('min')} + floor(random() * (${bound('max')} - ${bound('min')} + 1)) as integer))`;
}
