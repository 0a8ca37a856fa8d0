import { saveOrder } from '../../api/collection.ts';
import { showToast, speakQuietly } from '../../stores/toast.ts';
import { redraw } from '../site/redraw.ts';
import { collectionHere } from './place.ts';

/* The order of a collection: seen at once, kept on the server, and taken back where that cannot be. */

const glide = { duration: 180, easing: 'ease-out' };

const rowsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? []),
];

/** The ids of a list's affirmations, in their order. */
export const orderOf = (list: Element | null): number[] =>
  rowsOf(list).map((row) => Number(row.dataset['item']));

/** Moves the row of a pressed arrow by a place. The focus stays on it. */
export function move(arrow: HTMLElement): void {
  const row = arrow.closest<HTMLElement>('[data-item]');
  const list = row?.closest<HTMLElement>('[data-items]');
  const isUp = arrow.dataset['move'] === 'up';
  const neighbour = isUp ? row?.previousElementSibling : row?.nextElementSibling;
  if (!row || !list || !(neighbour instanceof HTMLElement)) return;
  const before = orderOf(list);
  const tops = [row, neighbour].map((each) => each.offsetTop);
  // The neighbour is the one that moves: what has the focus would lose it.
  if (isUp) row.after(neighbour);
  else row.before(neighbour);
  for (const [at, each] of [row, neighbour].entries()) slide(each, tops[at] ?? 0);
  row.scrollIntoView({ block: 'nearest' });
  fitEnds(list);
  tell(list, row);
  void keep(list, before);
}

function slide(row: HTMLElement, from: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate({ translate: [`0 ${from - row.offsetTop}px`, '0 0'] }, glide);
}

/** The first cannot go up, nor the last one down. */
function fitEnds(list: Element): void {
  const rows = rowsOf(list);
  for (const [at, row] of rows.entries()) {
    setDisabled(row.querySelector('[data-move=up]'), at === 0);
    setDisabled(row.querySelector('[data-move=down]'), at === rows.length - 1);
  }
}

function setDisabled(arrow: Element | null, isDisabled: boolean): void {
  if (arrow) arrow.ariaDisabled = isDisabled ? 'true' : null;
}

function tell(list: HTMLElement, row: HTMLElement): void {
  const rows = rowsOf(list);
  const words = {
    '{text}': row.querySelector('h3')?.textContent?.trim() ?? '',
    '{place}': String(rows.indexOf(row) + 1),
    '{total}': String(rows.length),
  };
  let sentence = list.dataset['moved'] ?? '';
  for (const [name, value] of Object.entries(words)) sentence = sentence.replace(name, () => value);
  speakQuietly(sentence);
}

/** The order that the server has, while another one is on its way there. */
let kept: readonly number[] | undefined;
let isWaiting = false;

/** Sends the order as it is; one more time where it has changed meanwhile. */
async function keep(list: HTMLElement, before: readonly number[]): Promise<void> {
  if (kept) {
    isWaiting = true;
    return;
  }
  kept = before;
  do {
    isWaiting = false;
    const order = orderOf(list);
    const failure = await saveOrder(collectionHere(), order);
    if (failure) {
      isWaiting = false;
      putBack(list, kept);
      showToast(failure);
      await redraw();
    } else kept = order;
  } while (isWaiting);
  kept = undefined;
}

function putBack(list: Element, order: readonly number[]): void {
  const rows = rowsOf(list);
  const focused = document.activeElement;
  list.append(
    ...order.flatMap((id) => rows.find((row) => Number(row.dataset['item']) === id) ?? []),
  );
  fitEnds(list);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
