import { VisuallyHidden } from '@strapi/design-system';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollToHidden } from '../../admin/shared/scroll-to-hidden.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

type TypeAheadRef = RefObject<HTMLTextAreaElement>;

/**
 * A field out of sight for what is typed while a text is being saved, because it is meant for the next text. If the
 * save fails, it stays until a later one succeeds.
 */
export function TypeAhead({ aheadRef }: { aheadRef: TypeAheadRef }) {
  const { translation } = useTexts(textsByLanguage);
  return (
    <VisuallyHidden>
      <textarea ref={aheadRef} aria-label={translation.nextText} tabIndex={-1} />
    </VisuallyHidden>
  );
}

interface Form {
  form: RefObject<HTMLElement | null>;
  aheadRef: TypeAheadRef;
  statusRef: RefObject<HTMLElement>;
  isBusy: boolean;
  focusRequests: number;
}

/**
 * Moves the focus into the first field of the form at each request, with what was typed ahead. Scrolls to the form with
 * the status above it.
 */
export function useFirstField({ form, aheadRef, statusRef, isBusy, focusRequests }: Form): void {
  const left = useRef<HTMLElement>();
  useLayoutEffect(() => {
    const typing = aheadRef.current;
    const { activeElement } = document;
    if (!isBusy) {
      // If the save has failed, the form stays.
      if (activeElement === typing) left.current?.focus({ preventScroll: true });
    } else if (activeElement instanceof HTMLElement && form.current?.contains(activeElement)) {
      left.current = activeElement;
      typing?.focus({ preventScroll: true });
    }
  }, [isBusy, aheadRef, form]);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const [element, ahead] = [form.current, aheadRef.current];
    // After the last text of a queue, the form of the same one is still there.
    const typed = isNew.current ? ahead?.value : undefined;
    isNew.current = false;
    if (focusRequests === 0 || !element) return;
    if (ahead) ahead.value = '';
    element.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
    const start = statusRef.current ?? element;
    scrollToHidden(
      start,
      element.getBoundingClientRect().bottom - start.getBoundingClientRect().top,
    );
    // Unlike setting the value, this types at the cursor and tells React. React ignores it until it has rendered the form.
    if (typed) queueMicrotask(() => document.execCommand('insertText', false, typed));
  }, [focusRequests, aheadRef, statusRef, form]);
}
