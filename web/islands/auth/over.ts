import { navigate } from 'astro:transitions/client';
import { $member } from '../../stores/member.ts';
import { readerHere } from './reader.ts';

const isTypedInto = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Leaves nothing of a page's reader on the screen where it is known that they are no longer there, but for what
 * is being typed: its form says so (form/form.ts).
 */
export function leaveToReader(): void {
  const reader = readerHere();
  if (!reader || $member.get()?.id === reader) return;
  const typedInto = [...document.forms].filter(isTypedInto);
  for (const form of typedInto) form.dispatchEvent(new Event('session-ended', { bubbles: true }));
  // Not to its hash: the router would scroll there and fetch nothing.
  if (typedInto.length === 0)
    void navigate(location.pathname + location.search, { history: 'replace' });
}
