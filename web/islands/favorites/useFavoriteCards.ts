import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { fetchListItems } from '../../api/affirmation.ts';
import { toCards, type CardContent, type ShownCategory } from '../../logic/affirmation.ts';
import { $favorites } from '../../stores/favorites.ts';

interface Loaded {
  cards: readonly CardContent[];
  /** How many of the favorites were asked for. */
  asked: number;
  state: 'loading' | 'failed' | 'more' | 'all' | 'empty';
}

/** How many are asked for with one call (behavior P14). */
const perCall = 24;

/** The favorites as they were when the page opened, so that a heart can be given back; `perCall` at a time. */
export function useFavoriteCards(language: Language, categories: readonly ShownCategory[]) {
  const ids = useRef<readonly number[]>(undefined);
  const [wanted, setWanted] = useState(perCall);
  const [loaded, setLoaded] = useState<Loaded>({ cards: [], asked: 0, state: 'loading' });

  useEffect(() => {
    const all = (ids.current ??= $favorites.get().toReversed());
    const asked = Math.min(wanted, all.length);
    let isCurrent = true;
    async function load() {
      const next = all.slice(wanted - perCall, wanted);
      const items = next.length > 0 ? await fetchListItems(next, language) : [];
      if (!isCurrent) return;
      const state = all.length === 0 ? 'empty' : all.length > wanted ? 'more' : 'all';
      const found = toCards(items, categories, language);
      setLoaded(({ cards }) => ({ cards: [...cards, ...found], asked, state }));
    }
    load().catch(() => isCurrent && setLoaded((before) => ({ ...before, state: 'failed' })));
    return () => {
      isCurrent = false;
    };
  }, [wanted, categories, language]);

  const { cards, asked, state } = loaded;
  return {
    cards,
    state,
    hidden: asked - cards.length,
    loadMore: () => {
      setLoaded({ ...loaded, state: 'loading' });
      setWanted(wanted + perCall);
    },
  };
}
