import { navigate } from 'astro:transitions/client';
import { useRef, useState } from 'react';
import { collectionLimits } from '#contract/limits';
import type { Language } from '#contract/language';
import { createCollectionOf } from '../../api/collection.ts';
import { favoritesTexts } from '../../i18n/favorites.ts';
import { listeningTexts } from '../../i18n/listening.ts';
import { cardsClassroomPath } from '../../logic/classroom.ts';
import { collectionPath } from '../../logic/collection.ts';
import { maxPickedCards } from '../../logic/sheet-limits.ts';
import { refreshHeld } from '../../stores/held.ts';
import { showToast } from '../../stores/toast.ts';
import { Button, ButtonLink } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  language: Language;
  /** The ids, the oldest first. */
  favorites: readonly number[];
  loginHref: string;
}

/**
 * Reads the favorites aloud, shows them to a class, prints them, or saves them as a member's collection (behavior P14).
 */
export function FavoritesActions({ language, favorites, loginHref }: Props) {
  const t = favoritesTexts[language];
  const [isSaving, setIsSaving] = useState(false);
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const isPending = useRef(false);
  const latest = favorites.toReversed();

  async function save() {
    if (isPending.current) return;
    isPending.current = true;
    setIsSaving(true);
    const result = await createCollectionOf(
      t.collection,
      latest.slice(0, collectionLimits.affirmations),
    );
    isPending.current = false;
    setIsSaving(false);
    if (typeof result === 'string') return showToast(result);
    void refreshHeld();
    showToast('collectionCreated');
    await navigate(collectionPath(result));
  }

  return (
    <div className="mb-7 flex flex-wrap gap-3">
      <ButtonLink href={`/listen?ids=${latest.slice(0, maxPickedCards).join()}`}>
        <Icon name="speaker-high-bold" />
        {listeningTexts[language].open}
      </ButtonLink>
      <ButtonLink
        href={`/print/sheet?ids=${latest.slice(0, maxPickedCards).join()}`}
        data-astro-reload
        variant="line"
      >
        {t.print}
      </ButtonLink>
      <ButtonLink
        href={cardsClassroomPath(latest.slice(0, maxPickedCards), 'favorites')}
        variant="line"
        data-astro-reload
      >
        {t.classroom}
      </ButtonLink>
      <Button
        aria-disabled={isSaving || undefined}
        onClick={() => void save()}
        variant="line"
        className="for-member"
      >
        {isSaving ? t.saving : t.save}
      </Button>
      <a
        href={loginHref}
        rel="nofollow"
        className="for-visitor inline-flex min-h-12 items-center px-2 font-bold underline underline-offset-4"
      >
        {t.login}
      </a>
    </div>
  );
}
