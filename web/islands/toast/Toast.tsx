import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#contract/language';
import { toastTexts } from '../../i18n/toast.ts';
import { loginPath } from '../../logic/login-redirect.ts';
import { toastAction, isFailureToast } from '../../logic/toast.ts';
import { $dialog } from '../../stores/dialog.ts';
import { $key } from '../../stores/page.ts';
import { $announcement, $toast } from '../../stores/toast.ts';
import { undo } from '../../stores/undo.ts';
import { Icon } from '../shared/Icon.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';
import { placeToast } from './place.ts';
import { holdToast, releaseToast, startToastTimer } from './timer.ts';

interface Props {
  language: Language;
  siteName: string;
  /** Path and query of the page, to return to after logging in. */
  path: string;
}

const toastClasses =
  'text-paper shadow-lift rounded-card on-toast fixed inset-x-4 bottom-4 z-10 mx-auto flex w-auto max-w-text items-start gap-2 py-2 pr-2 pl-5 [view-transition-name:toast] print:hidden';
const actionClasses =
  'mt-1 -ml-1 inline-flex min-h-11 cursor-pointer items-center gap-3 px-1 font-bold underline underline-offset-4';

/** The page's live region: a toast (behavior M1), or an announcement for screen readers only. */
export function Toast({ language, siteName, path }: Props) {
  const toast = useStore($toast, { ssr: 'initial' });
  const announcement = useStore($announcement, { ssr: 'initial' });
  const dialog = useStore($dialog, { ssr: 'initial' });
  const t = toastTexts[language];
  const box = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const name = toast?.toast;
  const text = name && t[name].text;

  useEffect(startToastTimer, []);
  useUndoKey(undoButton);
  // After every render, because going to another page closes a popover and changes the props.
  useLayoutEffect(() => {
    if (!box.current) return;
    if (toast) placeToast(box.current);
    else box.current.hidePopover();
  });

  const restoreFocus = () => {
    if (
      box.current?.contains(document.activeElement) &&
      previousFocus.current instanceof HTMLElement
    )
      previousFocus.current.focus({ preventScroll: true });
  };
  /** The timer stays paused while the toast is hovered or focused. */
  const releaseUnlessActive = () => {
    if (!box.current?.matches(':hover, :focus-within')) releaseToast();
  };

  const region = (
    <div
      id="toast"
      ref={box}
      popover="manual"
      onPointerEnter={holdToast}
      onPointerLeave={releaseUnlessActive}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        holdToast();
      }}
      onBlur={() => queueMicrotask(releaseUnlessActive)}
      className={
        name
          ? `${toastClasses} ${isFailureToast(name) ? 'bg-coral' : 'bg-ink'}`
          : 'sr-only block print:hidden'
      }
    >
      <div role="status" aria-live="polite" aria-atomic="true" className="min-w-0 grow py-2">
        {name ? (
          <>
            <p className="font-bold">{t[name].title}</p>
            {text && (
              <p className="leading-snug">
                <UnbrokenText text={typeof text === 'function' ? text(siteName) : text} />
              </p>
            )}
            {toastAction(name) === 'undo' && (
              <button
                ref={undoButton}
                type="button"
                aria-keyshortcuts="Control+Z Meta+Z"
                className={actionClasses}
                onClick={() => {
                  restoreFocus();
                  undo();
                }}
              >
                {t.undo}
              </button>
            )}
            {toastAction(name) === 'login' && (
              <a href={loginPath(path)} className={actionClasses}>
                {t.login}
              </a>
            )}
          </>
        ) : (
          announcement
        )}
      </div>
      {name && (
        <button
          type="button"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
          onClick={() => {
            restoreFocus();
            $toast.set(undefined);
          }}
        >
          <Icon name="x-bold" />
          <span className="sr-only">{t.dismiss}</span>
        </button>
      )}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** Ctrl+Z or Cmd+Z presses the undo button while there is one, except in text fields. */
function useUndoKey(undoButton: RefObject<HTMLButtonElement | null>): void {
  useEffect(
    () =>
      $key.listen((event) => {
        if (!event || event.key !== 'z' || event.ctrlKey === event.metaKey) return;
        if (!undoButton.current || document.querySelector(':focus:read-write')) return;
        event.preventDefault();
        undoButton.current.click();
      }),
    [undoButton],
  );
}
