import { lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { fetchListItems } from '../../api/affirmation.ts';
import { fetchListing } from '../../api/offline.ts';
import { errorTexts } from '../../i18n/error.ts';
import { toCards, type CardContent, type ShownCategory } from '../../logic/affirmation.ts';
import { loginPathFrom } from '../../logic/login-redirect.ts';
import { parseOfflineView, type OfflineView as View } from '../../logic/offline-view.ts';
import { sheetPdfPath } from '../../logic/sheet-limits.ts';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { OfflineAffirmation } from './OfflineAffirmation.tsx';
import { OfflineMessage } from './OfflineMessage.tsx';
import { OfflineList } from './OfflineList.tsx';

/** Only what prints cards needs its code. */
const OfflinePrintableCards = lazy(async () => ({
  default: (await import('./OfflinePrintableCards.tsx')).OfflinePrintableCards,
}));

interface Props {
  language: Language;
  categories: readonly ShownCategory[];
}

type Shown = { cards: readonly CardContent[]; total: number; view: View };

/** A list, cards to select for printing, or an affirmation that the browser makes from what is kept for offline. */
export function OfflineView({ language, categories }: Props) {
  const [shown, setShown] = useState<Shown | 'loading' | 'none'>('loading');

  useEffect(() => {
    load(new URL(location.href), language, categories).then(setShown, () => setShown('none'));
  }, [language, categories]);

  if (shown === 'none') {
    const { pathname, search } = location;
    const sheetQuery = pathname === sheetPdfPath ? search : undefined;
    return <OfflineMessage language={language} sheetQuery={sheetQuery} />;
  }
  const placeholders = (
    <div className="wrap pt-10">
      <h1 className="sr-only">{errorTexts[language].offline}</h1>
      <CardPlaceholders />
    </div>
  );
  if (shown === 'loading') return placeholders;
  const { view, cards, total } = shown;
  const loginHref = loginPathFrom(new URL(location.href));
  const [card] = cards;
  if (view.kind === 'affirmation')
    return card && <OfflineAffirmation card={card} language={language} loginHref={loginHref} />;
  const list = { cards, total, categories, language, loginHref };
  return view.kind === 'list' ? (
    <OfflineList {...list} listing={view.listing} />
  ) : (
    <Suspense fallback={placeholders}>
      <OfflinePrintableCards {...list} category={view.categoryId} page={view.page} />
    </Suspense>
  );
}

/** @throws if the page can't be made. */
async function load(
  address: URL,
  language: Language,
  categories: readonly ShownCategory[],
): Promise<Shown> {
  const view = parseOfflineView(address);
  if (!view) throw new Error(address.pathname);
  const { items, total } = await fetchItems(view, language);
  const cards = toCards(items, categories, language);
  if (view.kind !== 'list' && cards.length === 0) throw new Error(address.pathname);
  return { view, cards, total };
}

async function fetchItems(view: View, language: Language) {
  if (view.kind === 'list') return fetchListing(view.listing, language);
  if (view.kind === 'affirmation')
    return { items: await fetchListItems([view.id], language), total: 1 };
  const { categoryId, page } = view;
  const order = categoryId === allCategoryId ? 'mixed' : undefined;
  return fetchListing({ categoryId, page, order }, language);
}
