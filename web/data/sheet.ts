import type { Category } from '#contract/category';
import { languages, type Language } from '#contract/language';
import type { SheetQuery } from '../logic/sheet-query.ts';
import { layoutSheets, type SheetCard, type SheetPage } from '../logic/sheet.ts';
import { findAffirmation } from './affirmation.ts';
import { listCategories } from './category.ts';
import { site } from './site.ts';
import { typeface } from './typeface.ts';

/** So many are asked for at a time: the CMS has other readers too. */
const atOnce = 12;

/** The pages of a print sheet. A card that is not there is left out. Raises `CmsError`. */
export async function printSheets(query: SheetQuery): Promise<SheetPage[]> {
  const spoken = query.words === 'both' ? languages : [query.words];
  const [first = query.words === 'fr' ? 'fr' : 'en'] = spoken;
  const categories = await listCategories(first);
  const cards: SheetCard[] = [];
  for (let at = 0; at < query.ids.length; at += atOnce) {
    const some = query.ids.slice(at, at + atOnce).map((id) => findCard(id, spoken, categories));
    cards.push(...(await Promise.all(some)).flatMap((card) => card ?? []));
  }
  return layoutSheets(cards, { ...query, brand: site.name }, typeface().measure);
}

async function findCard(
  id: number,
  spoken: readonly Language[],
  categories: readonly Category[],
): Promise<SheetCard | undefined> {
  const found = await Promise.all(spoken.map((language) => findAffirmation(id, language)));
  const category = categories.find((each) => each.id === found[0]?.categoryId);
  if (!category) return undefined;
  const texts = found.flatMap((each) => (each ? [{ text: each.text, lang: each.lang }] : []));
  // Where a translation is missing both are the English one.
  const told = texts.filter(({ lang }, at) => texts.findIndex((each) => each.lang === lang) === at);
  return { texts: told, category: category.name, color: category.color };
}
