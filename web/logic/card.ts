import { affirmationLimits, allCategoryId } from '#contract/limits';
import { fitText, type Measure } from './fit-text.ts';

/** The size of the exported image in pixels, with a ratio of 3:4 (behavior P7). */
export const cardSize = { width: 1200, height: 1600 };

/** Background gradients (behavior P7). The text color has enough contrast everywhere on each. */
export const backgrounds = [
  { id: 1, name: 'primary', from: '#0e7560', to: '#0a4a55', ink: '#ffffff' },
  { id: 2, name: 'secondary', from: '#c93d28', to: '#962b4b', ink: '#ffffff' },
  { id: 3, name: 'accent', from: '#ffe08a', to: '#ffb54d', ink: '#22304a' },
  { id: 4, name: 'purple', from: '#8650ae', to: '#4b2a7a', ink: '#ffffff' },
] as const;
export type Background = (typeof backgrounds)[number];

/** Fonts (behavior P7), with the CSS variable of the family, the weight and the line height. */
export const fonts = [
  { id: 1, name: 'playful', variable: '--typeface-display', weight: 700, leading: 1.14 },
  { id: 2, name: 'fancy', variable: '--typeface-fancy', weight: 400, leading: 1.42 },
  { id: 3, name: 'simple', variable: '--typeface-body', weight: 700, leading: 1.24 },
] as const;
export type CardFont = (typeof fonts)[number];

/** The design of a card. A null text means the default text in the page's language. The description isn't on the card. */
export interface Design {
  background: Background['id'];
  font: CardFont['id'];
  text: string | null;
  description: string;
  categoryId: number | null;
}

export const firstDesign: Design = {
  background: 1,
  font: 1,
  text: null,
  description: '',
  categoryId: null,
};

/** Parses a stored design; invalid parts get their defaults. */
export function parseDesign(stored: string | null): Design {
  return normalizeDesign(parse(stored));
}

/**
 * The design of a member's own affirmation in an API response; undefined for any other affirmation. Parsed by hand,
 * because the contract's zod schema would be larger than the whole designer.
 */
export function designOfAffirmation(answer: unknown): Design | undefined {
  const { card, categoryId, ...words } = fieldsIn(answer);
  if (card === undefined) return undefined;
  // *All* means that no category was chosen.
  const category = categoryId === allCategoryId ? null : categoryId;
  return normalizeDesign({ ...words, ...fieldsIn(card), categoryId: category });
}

/** The author of an affirmation in an API response. */
export const authorOf = (answer: unknown): number => Number(fieldsIn(answer)['createdBy']);

/** Replaces the invalid parts of a design with their defaults. */
export function normalizeDesign(read: Fields): Design {
  const { text, description, categoryId } = read;
  return {
    background: backgrounds.find(({ id }) => id === read['background'])?.id ?? 1,
    font: fonts.find(({ id }) => id === read['font'])?.id ?? 1,
    text: typeof text === 'string' ? text.slice(0, affirmationLimits.text) : null,
    description: typeof description === 'string' ? description : '',
    categoryId: typeof categoryId === 'number' ? categoryId : null,
  };
}

type Fields = Partial<Record<string, unknown>>;
const fieldsIn = (given: unknown): Fields =>
  typeof given === 'object' && given !== null ? { ...given } : {};

function parse(stored: string | null): Fields {
  try {
    return fieldsIn(JSON.parse(stored ?? ''));
  } catch {
    return {};
  }
}

export const backgroundOf = ({ background }: { background: number }): Background =>
  backgrounds.find(({ id }) => id === background) ?? backgrounds[0];
export const fontOf = ({ font }: { font: number }): CardFont =>
  fonts.find(({ id }) => id === font) ?? fonts[0];

/** A line of a card: its center, baseline and font size. */
export interface CardLine {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** The area of the text, above the hill. */
const box = { left: 110, top: 210, width: 980, height: 1130, largest: 168 };
const label = { y: 140, size: 46 };
/** The hill at the bottom of the card. */
export const hill = 'M0 1470C240 1400 520 1400 760 1450S1100 1500 1200 1440V1600H0z';
export const hillShade = 0.14;
/** The distance from the center of a line to its baseline, as a share of the font size. */
const toBaseline = 0.33;

/** Lays out a card: the text as large as it fits, with the category above it. */
export function layoutCard(
  words: { text: string; category: string | undefined },
  font: CardFont,
  measure: Measure,
): CardLine[] {
  const { size, lines } = fitText(words.text, { ...box, leading: font.leading }, measure);
  const x = box.left + box.width / 2;
  const pitch = size * font.leading;
  const top = box.top + (box.height - pitch * lines.length) / 2;
  const placed = lines.map((text, index) => ({
    text,
    x,
    y: top + pitch * (index + 0.5) + size * toBaseline,
    size,
  }));
  if (!words.category) return placed;
  const small = Math.min(label.size, box.width / measure(words.category));
  return [{ text: words.category, x, y: label.y, size: small }, ...placed];
}

/** The name of a downloaded file: the first words of its text. */
export function fileNameOf(text: string, ending: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = (words ?? []).slice(0, 8).join('-').slice(0, 60);
  return `${name || 'affirmation'}.${ending}`;
}
