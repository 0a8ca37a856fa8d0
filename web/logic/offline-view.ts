import { allCategoryId } from '#contract/limits';
import { parseId } from './ids.ts';
import { parseFilter, type Filter } from './listing.ts';

/** What the browser makes at an address without a network: a list, cards to select for printing, or one affirmation. */
export type OfflineView =
  | { kind: 'list'; listing: Filter & { categoryId: number; q: string | undefined; page: number } }
  | { kind: 'printable'; categoryId: number; page: number }
  | { kind: 'affirmation'; id: number };

export function parseOfflineView({ pathname, searchParams }: URL): OfflineView | undefined {
  const [, folder, name = ''] = pathname.split('/');
  const page = parseId(searchParams.get('page')) ?? 1;
  if (folder === 'printable-cards')
    return {
      kind: 'printable',
      categoryId: parseId(searchParams.get('category')) ?? allCategoryId,
      page,
    };
  if (folder === 'affirmations') {
    const id = parseId(name);
    return id ? { kind: 'affirmation', id } : undefined;
  }
  if (folder !== 'categories' && folder !== 'moments') return undefined;
  const filter = parseFilter(searchParams);
  const { moment } = parseFilter(new URLSearchParams({ moment: name }));
  const isOfMoment = folder === 'moments';
  if (isOfMoment && !moment) return undefined;
  const category = isOfMoment ? searchParams.get('category') : name;
  return {
    kind: 'list',
    listing: {
      ...filter,
      moment: isOfMoment ? moment : filter.moment,
      categoryId: parseId(category) ?? allCategoryId,
      q: searchParams.get('q')?.trim() || undefined,
      page,
    },
  };
}
