import { useEffect, useState } from 'react';
import type { Language } from '#contract/language';
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

interface Props {
  language: Language;
  categories: readonly ShownCategory[];
}

type Shown = { cards: readonly CardContent[]; total: number; view: View };

/** A list or an affirmation that the browser makes from what is kept for offline. */
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
  if (shown === 'loading')
    return (
      <div className="wrap pt-10">
        <h1 className="sr-only">{errorTexts[language].offline}</h1>
        <CardPlaceholders />
      </div>
    );
  const { view, cards, total } = shown;
  const loginHref = loginPathFrom(new URL(location.href));
  const [card] = cards;
  return view.kind === 'affirmation' ? (
    card && <OfflineAffirmation card={card} language={language} loginHref={loginHref} />
  ) : (
    <OfflineList
      listing={view.listing}
      cards={cards}
      total={total}
      categories={categories}
      language={language}
      loginHref={loginHref}
    />
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
  const { items, total } =
    view.kind === 'list'
      ? await fetchListing(view.listing, language)
      : { items: await fetchListItems([view.id], language), total: 1 };
  const cards = toCards(items, categories, language);
  if (view.kind === 'affirmation' && cards.length === 0) throw new Error(address.pathname);
  return { view, cards, total };
}
