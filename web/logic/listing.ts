import { allCategoryId } from '#contract/limits';
import {
  ageBands,
  moments,
  skills,
  type AgeBand,
  type Moment,
  type Skill,
} from '#contract/situation';
import type { Texts } from '../i18n/texts.ts';

/** What can restrict a list besides its category. */
export interface Filter {
  moment: Moment | undefined;
  age: AgeBand | undefined;
  skill: Skill | undefined;
}

export interface Listing extends Partial<Filter> {
  categoryId?: number | undefined;
  q?: string | undefined;
  page?: number;
}

const find = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

/** Parses the filter in a URL; unknown values are ignored (behavior P5). */
export function parseFilter(parameters: URLSearchParams): Filter {
  return {
    moment: find(moments, parameters.get('moment')),
    age: find(ageBands, parameters.get('age')),
    skill: find(skills, parameters.get('skill')),
  };
}

/** The path of a list: of a moment's page if it has a moment and no category, else of its category's page. */
export function listingPath({ categoryId = allCategoryId, moment, ...rest }: Listing): string {
  if (moment && categoryId === allCategoryId) return `/moments/${moment}${queryOf(rest)}`;
  return `/categories/${categoryId}${queryOf({ moment, ...rest })}`;
}

/** The path that leads to a random affirmation of a list. */
export const randomPath = ({ categoryId, moment, age, skill }: Listing): string =>
  `/api/affirmations/random${toQuery(selectionOf({ categoryId, moment, age, skill }))}`;

/** The path that shows a list to a class. */
export const classroomPath = (listing: Listing): string =>
  `/classroom${toQuery(selectionOf(listing))}`;

/** The page that reads the affirmations of a list aloud. */
export const listeningPath = (listing: Listing): string =>
  `/listen${toQuery(selectionOf(listing))}`;

const selectionOf = ({ categoryId = allCategoryId, moment, age, skill, q }: Listing) => ({
  categoryId: categoryId === allCategoryId ? undefined : String(categoryId),
  moment,
  age,
  skill,
  q,
});

const queryOf = ({ moment, age, skill, q, page = 1 }: Listing) =>
  toQuery({ moment, age, skill, q, page: page > 1 ? String(page) : undefined });

/** The query of a URL, without the values that are not set. */
export function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `?${query}` : '';
}

export const isFiltered = ({ moment, age, skill }: Partial<Filter>): boolean =>
  (moment ?? age ?? skill) !== undefined;

/** The names of a filter, such as `Bedtime · Ages 6–8`; empty without one. */
export function filterNote({ moment, age, skill }: Partial<Filter>, t: Texts['moment']): string {
  const names = [
    moment && t.moments[moment],
    age && t.forAge(t.ages[age]),
    skill && t.skills[skill],
  ];
  return names.filter(Boolean).join(' · ');
}

/** The name of a list: its category or moment, its other filters, and what is searched for. */
export function listingName(
  { categoryId = allCategoryId, moment, age, skill, q }: Listing,
  category: string | undefined,
  { category: t, moment: names }: Pick<Texts, 'category' | 'moment'>,
): string {
  const isOfMoment = moment !== undefined && categoryId === allCategoryId;
  const ofCategory =
    category && categoryId === allCategoryId ? t.headingOfAll(category) : (category ?? t.unknown);
  const name = isOfMoment ? names.moments[moment] : ofCategory;
  const note = filterNote({ moment: isOfMoment ? undefined : moment, age, skill }, names);
  return [name, note, q && t.searchNote(q)].filter(Boolean).join(' · ');
}
