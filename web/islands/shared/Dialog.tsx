import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Language } from '#contract/language';
import { dialogTexts } from '../../i18n/dialog.ts';
import { $dialog } from '../../stores/dialog.ts';
import { Icon } from './Icon.tsx';

interface Props {
  id: string;
  heading: string;
  language: Language;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered. Escape, the close button and a click outside call `onClose`. */
export function Dialog({ id, heading, language, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of the children, which may move the focus.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    $dialog.set(dialog.current ?? undefined);
    return () => $dialog.set(undefined);
  }, []);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-heading`}
      closedby="any"
      onClose={onClose}
      className="bg-card text-ink rounded-sheet shadow-lift backdrop:bg-night/80 m-auto max-h-[85svh] w-[min(38rem,100%-2rem)] p-6 sm:p-9"
    >
      <form method="dialog" className="mb-4 flex items-start justify-between gap-4">
        <h2 id={`${id}-heading`} className="text-title min-w-0">
          {heading}
        </h2>
        <button
          type="submit"
          className="bg-paper-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
        >
          <Icon name="x-bold" />
          <span className="sr-only">{dialogTexts[language].close}</span>
        </button>
      </form>
      {children}
    </dialog>
  );
}
