import { hasDrafts, type ContentType } from '../../contract/change.ts';
import type { TranslationState } from '../../contract/translation.ts';

interface Shown {
  noun: ContentType;
  state: TranslationState;
  isTyped: boolean;
  isWritable: boolean;
  isPublishable: boolean;
}

export type FormAction =
  'save' | 'saveReady' | 'saveForReview' | 'markUpToDate' | 'publish' | 'sendBack';

/** What can be done with a text, in the order of the buttons. The first is the main one. */
export function formActions({
  noun,
  state,
  isTyped,
  isWritable,
  isPublishable,
}: Shown): readonly FormAction[] {
  const isReady = state === 'publish' && !isTyped;
  const actions: [FormAction, boolean][] = [
    ['publish', isReady && isPublishable],
    ['save', isWritable && !hasDrafts[noun]],
    ['saveReady', isWritable && hasDrafts[noun] && !isReady],
    ['saveForReview', isWritable && hasDrafts[noun] && !isReady],
    ['markUpToDate', isWritable && state === 'outdated' && !isTyped],
    ['sendBack', isWritable && isReady],
  ];
  return actions.filter(([, isShown]) => isShown).map(([action]) => action);
}

const isCommand = (event: KeyboardEvent) => event.ctrlKey || event.metaKey;

/** The actions of a key, of which at most one is shown. */
export function actionsOfKey(event: KeyboardEvent): readonly FormAction[] {
  if (!isCommand(event)) return [];
  if (event.key === 'Enter')
    return event.shiftKey ? ['markUpToDate', 'publish'] : ['save', 'saveReady'];
  return event.key === 's' ? ['saveForReview'] : [];
}

/** Whether a key belongs to something else than the desk: a dialog, the menu, or a link that Ctrl + Enter opens in a new tab. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target === document.body) return false;
  return !target.closest('main') || target.closest('[role*="dialog"], a[href]') !== null;
}

/** The digit of a key, whatever it types with Alt. 0 for any other key. */
export const digitOf = ({ code }: KeyboardEvent): number =>
  Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
