import type { CardFont } from '../../logic/card.ts';

/* Classes of the designer's buttons and fields. */

const button =
  'min-h-12 cursor-pointer items-center justify-center rounded-full px-6 py-2 leading-tight font-bold transition-transform hover:-translate-y-0.5 disabled:cursor-not-allowed disabled:opacity-60';

const outline = 'text-ink ring-ink ring-2 ring-inset';

export const filledButton = `inline-flex ${button} bg-leaf-deep text-white`;
export const outlinedButton = `inline-flex ${button} ${outline}`;

export const field =
  'bg-card text-ink ring-ink-soft mt-2 block w-full rounded-[1rem] px-4 py-3 ring-2 ring-inset';

/** The classes of each card font. */
export const typefaces: Record<CardFont['name'], string> = {
  playful: '[font-family:var(--typeface-display)] font-bold',
  fancy: '[font-family:var(--typeface-fancy)] font-normal',
  simple: '[font-family:var(--typeface-body)] font-bold',
};
