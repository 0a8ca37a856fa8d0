import type { APIContext } from 'astro';
import type { Category } from '#contract/category';
import { cacheTag } from '#contract/change';
import { errorStatus } from '#contract/error';
import { listCategories } from '../../data/category.ts';
import { undefinedIfUnavailable } from '../../data/cms-client.ts';
import { findToday, headersOfDay } from '../../data/daily.ts';
import { findSlides } from '../../data/slides.ts';
import { shownCategoryOf } from '../../logic/affirmation.ts';
import { toSlide } from '../../logic/classroom.ts';
import type { DisplayContent } from '../../logic/display.ts';
import { listingPath } from '../../logic/listing.ts';
import { isPublicSelection, selectionKeys } from '../../logic/public-pages.ts';
import { listingOf, parseSheetQuery } from '../../logic/sheet-query.ts';

interface LoadedDisplay {
  /** Undefined if there is nothing to show. */
  content: DisplayContent | undefined;
  categories: readonly Category[];
  /** The page that it belongs to. */
  endHref: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** What a display shows: the cards in its URL, or else today's affirmation (behavior P19). */
export async function loadDisplay(
  context: Pick<APIContext, 'locals' | 'request' | 'url'>,
): Promise<LoadedDisplay> {
  const { request, url, locals } = context;
  const query = parseSheetQuery(url, locals.language);
  const listing = listingOf(query);
  const isSelected = selectionKeys.some((key) => url.searchParams.has(key));
  if (!listing && !isSelected) return loadToday(context);

  const found = await findSlides(query, locals.language, request);
  const isPublic = isPublicSelection(url.pathname, url.searchParams);
  const headers: Record<string, string> = isPublic ? {} : { 'Cache-Control': 'private, no-store' };
  const nothing = { content: undefined, categories: [], endHref: '/printable-cards', headers };
  if ('refused' in found) return { ...nothing, status: errorStatus[found.refused] };
  const { slides, categories, collection } = found;
  if (slides.length === 0) return { ...nothing, status: 404 };
  const endHref = listing ? listingPath(listing) : (collection?.path ?? nothing.endHref);
  if (listing) headers['Cache-Tag'] = [cacheTag('affirmation'), cacheTag('category')].join();
  return { content: { slides }, categories, endHref, headers, status: 200 };
}

async function loadToday({
  locals: { language },
}: Pick<APIContext, 'locals'>): Promise<LoadedDisplay> {
  const [today, categories] = await Promise.all([
    undefinedIfUnavailable(findToday(language, true)),
    undefinedIfUnavailable(listCategories(language)),
  ]);
  const endHref = '/today';
  if (!today || !categories) {
    const status = today === null ? 404 : 503;
    return { content: undefined, categories: [], endHref, headers: {}, status };
  }
  const { endsAt, versions } = today;
  const shown = categories.map((category) => shownCategoryOf(category, language));
  const content = { slides: [toSlide(versions, shown, language)], endsAt };
  return { content, categories, endHref, headers: headersOfDay(endsAt), status: 200 };
}
