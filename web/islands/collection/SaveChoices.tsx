import { useEffect, useRef, useState } from 'react';
import type { CollectionSummary } from '../../logic/list-items.ts';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  choices: readonly CollectionSummary[];
  savingText: string;
  onChoose: (collectionId: number) => Promise<void>;
}

/** The member's collections to choose from. While one is saving, all are inactive but keep the focus. */
export function SaveChoices({ choices, savingText, onChoose }: Props) {
  const [savingId, setSavingId] = useState<number>();
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const isSaving = useRef(false);
  const list = useRef<HTMLUListElement>(null);

  async function choose(id: number) {
    if (isSaving.current) return;
    isSaving.current = true;
    setSavingId(id);
    await onChoose(id);
    isSaving.current = false;
    setSavingId(undefined);
  }

  useEffect(() => {
    const { current } = list;
    // If the menu still has the focus, move it to the first collection.
    if (current && document.activeElement === current.parentElement)
      current.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  if (choices.length === 0) return null;
  return (
    <ul ref={list} className="-mx-2 min-h-0 overflow-y-auto p-1">
      {choices.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-disabled={savingId !== undefined || undefined}
            onClick={() => void choose(id)}
            className="hover:bg-paper-2 flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-[0.8rem] px-2 py-1 text-left leading-tight font-semibold aria-disabled:cursor-wait"
          >
            <Icon name="bookmark-simple-bold" className="text-leaf size-5" />
            <span className="min-w-0 grow">{name}</span>
            {id === savingId && (
              <span className="text-ink-soft shrink-0 font-normal">{savingText}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
