import { navigate } from 'astro:transitions/client';
import { useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { addAllToCollection } from '../../api/collection.ts';
import { sheetTexts } from '../../i18n/sheet.ts';
import { collectionPath } from '../../logic/collection.ts';
import { refreshHeld } from '../../stores/held.ts';
import { $picks, setPicked } from '../../stores/picks.ts';
import { showToast } from '../../stores/toast.ts';
import { pickBarButton } from './classes.ts';

interface Props {
  language: Language;
  picks: readonly number[];
  collection: number;
}

/** Adds the picked cards to the collection that they are for, and shows it (behavior P23). */
export function AddToCollection({ language, picks, collection }: Props) {
  const t = sheetTexts[language];
  const [isAdding, setIsAdding] = useState(false);
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const isPending = useRef(false);

  async function addAll() {
    if (isPending.current) return;
    isPending.current = true;
    setIsAdding(true);
    const failure = await addAllToCollection(collection, picks);
    isPending.current = false;
    setIsAdding(false);
    if (failure) return showToast(failure);
    setPicked($picks.get(), false);
    void refreshHeld();
    showToast('itemsAdded');
    await navigate(collectionPath(collection));
  }

  return (
    <button
      type="button"
      aria-disabled={isAdding || undefined}
      onClick={() => void addAll()}
      className={pickBarButton.filled}
    >
      {isAdding ? t.collecting : t.collectHere}
    </button>
  );
}
