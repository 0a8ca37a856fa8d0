import { useStore } from '@nanostores/react';
import type { Language } from '#contract/language';
import { favoritesTexts } from '../../i18n/favorites.ts';
import type { ShownCategory } from '../../logic/affirmation.ts';
import { $favorites, noFavorites } from '../../stores/favorites.ts';
import { AffirmationGrid } from '../affirmation/AffirmationGrid.tsx';
import { Button, ButtonLink } from '../shared/Button.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { Failed } from '../shared/Failed.tsx';
import { FavoritesActions } from './FavoritesActions.tsx';
import { useFavoriteCards } from './useFavoriteCards.ts';

interface Props {
  language: Language;
  categories: readonly ShownCategory[];
  path: string;
  loginHref: string;
}

/** The affirmations with a heart in this browser, the latest first (behavior P14). */
export function Favorites({ language, categories, path, loginHref }: Props) {
  const t = favoritesTexts[language];
  const favorites = useStore($favorites, { ssr: () => noFavorites });
  const { cards, hidden, state, loadMore } = useFavoriteCards(language, categories);

  if (state === 'empty')
    return (
      <EmptyState heading={t.emptyHeading} text={t.empty}>
        <ButtonLink href="/categories/1">{t.browse}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      {favorites.length > 0 && (
        <FavoritesActions language={language} favorites={favorites} loginHref={loginHref} />
      )}
      <h2 className="sr-only">{t.list}</h2>
      <AffirmationGrid cards={cards} language={language} loginHref={loginHref} />
      <div role="status">{hidden > 0 && <p className="mt-6">{t.hidden(hidden)}</p>}</div>
      {state === 'loading' && <CardPlaceholders />}
      {state === 'failed' && <Failed language={language} path={path} />}
      {state === 'more' && (
        <p className="mt-8 text-center">
          <Button onClick={loadMore} variant="line">
            {t.more}
          </Button>
        </p>
      )}
    </>
  );
}
