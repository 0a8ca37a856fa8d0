import { fitText, wrapText, type Measure } from './fit-text.ts';
import {
  gridOf,
  sheetStrokes,
  type Cell,
  type SheetCard,
  type SheetFont,
  type SheetLine,
  type SheetOptions,
  type SheetShape,
} from './sheet.ts';

const leading = { display: 1.12, body: 1.25 };
/** The distance from the center of a line to its baseline, as a share of the font size. */
const toBaseline = 0.33;
const ink = '#22304a';
const white = '#ffffff';

/** The width of a text in a font, as a share of its font size. */
export type SheetMeasure = Record<SheetFont, Measure>;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of a card. */
interface Parts {
  unit: number;
  frame: Area;
  /** Where the label is; without height if there is none. */
  band: Area;
  brandSize: number;
  picture: { x: number; y: number; size: number } | undefined;
  words: Area;
}

interface Sizes {
  display: number;
  body: number;
}

export function divideCard(card: SheetCard, frame: Area, { format, per }: SheetOptions): Parts {
  const { isPlain = false, hasHole = false } = gridOf(format, per);
  const unit = Math.min(frame.width, frame.height);
  const thickness = unit * 0.03;
  const hasBand = card.label !== '' && !isPlain;
  const top = hasHole ? unit * 0.3 : 0;
  const band = {
    x: frame.x,
    y: frame.y + top,
    width: frame.width,
    height: hasBand ? unit * 0.11 : thickness,
  };
  const brandSize = isPlain ? 0 : unit * 0.045;
  const padding = unit * 0.06;
  const inner = {
    x: frame.x + thickness + padding,
    y: band.y + band.height + padding * 0.7,
    width: frame.width - 2 * (thickness + padding),
    height: frame.height - top - band.height - padding * 1.4 - thickness - brandSize * 1.3,
  };
  const picture =
    (card.picture ?? card.code) &&
    placePicture(inner, unit, { isPlain, isCode: Boolean(card.code) });
  const words = picture ? besidePicture(inner, picture.size + padding * 0.7) : inner;
  return { unit, frame, band, brandSize, picture, words };
}

export const inset = ({ x, y, width, height }: Area, dx: number, dy: number): Area => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
});

/** Left of the text on a wide card, otherwise above it. */
const isBeside = ({ width, height }: Area) => width > height * 1.2;

/** A code is larger than a picture, so that it can be read from further away. */
function placePicture(
  inner: Area,
  unit: number,
  { isPlain, isCode }: { isPlain: boolean; isCode: boolean },
) {
  const size = unit * (isPlain || isCode ? 0.5 : isBeside(inner) ? 0.38 : 0.4);
  return isBeside(inner)
    ? { size, x: inner.x, y: inner.y + (inner.height - size) / 2 }
    : { size, x: inner.x + (inner.width - size) / 2, y: inner.y };
}

/** What a picture leaves of an area for the text. */
const besidePicture = (inner: Area, taken: number): Area =>
  isBeside(inner)
    ? { ...inner, x: inner.x + taken, width: inner.width - taken }
    : { ...inner, y: inner.y + taken, height: inner.height - taken };

/** The share of a language's height that its affirmation and its description can take. */
const shares = { alone: 0.94, text: 0.56, description: 0.36 };

/** The largest font sizes at which each text fits on its card (behavior P22). */
export function commonSizes(
  cards: readonly { card: SheetCard; parts: Parts }[],
  measure: SheetMeasure,
): Sizes {
  const fitted = cards.flatMap(({ card, parts: { words, unit } }) =>
    card.texts.map(({ text, description }) => {
      const height = (words.height * 0.97) / card.texts.length;
      const fit = (font: SheetFont, content: string, share: number, largest: number) =>
        fitText(
          content,
          { width: words.width, height: height * share, largest, leading: leading[font] },
          measure[font],
        ).size;
      return {
        display: fit('display', text, description ? shares.text : shares.alone, unit * 0.15),
        body: description ? fit('body', description, shares.description, unit * 0.062) : Infinity,
      };
    }),
  );
  const display = Math.min(...fitted.map((each) => each.display));
  return { display, body: Math.min(display * 0.75, ...fitted.map((each) => each.body)) };
}

export function layoutCell(
  { card, parts }: { card: SheetCard; parts: Parts },
  sizes: Sizes,
  { format, per, savesInk, brand }: SheetOptions,
  measure: SheetMeasure,
): Cell {
  const { frame, band, brandSize, picture, unit } = parts;
  const isPlain = brandSize === 0;
  const hole = gridOf(format, per).hasHole ? [holeOf(frame, unit)] : [];
  const line = (text: string, size: number, y: number, color: string): SheetLine => {
    const width = frame.width - unit * 0.16;
    const fitting = Math.min(size, width / Math.max(measure.display(text), 1));
    const x = frame.x + frame.width / 2;
    return { text, lang: undefined, font: 'display', color, x, y, size: fitting };
  };
  const bandMiddle = band.y + band.height / 2;
  const labelSize = band.height * 0.6;
  return {
    shapes: [...framesOf(card, parts, savesInk), ...hole],
    picture: card.picture && picture && { ...card.picture, ...picture },
    code: card.code && picture && { ...card.code, ...picture },
    lines: [
      ...(card.label && !isPlain
        ? [
            line(
              card.label,
              labelSize,
              bandMiddle + labelSize * toBaseline,
              savesInk ? ink : card.onColor,
            ),
          ]
        : []),
      ...layoutWords(card, parts.words, sizes, measure),
      ...(isPlain
        ? []
        : [line(brand, brandSize, frame.y + frame.height - unit * 0.03 - brandSize * 0.9, ink)]),
    ],
  };
}

/** A thick frame in the card's color, or a line around the card to save ink (behavior P22). */
function framesOf(card: SheetCard, { unit, frame, band }: Parts, savesInk: boolean): SheetShape[] {
  const radius = unit * 0.06;
  const outer = { ...frame, radius };
  if (savesInk) return [{ ...outer, fill: undefined, stroke: card.color }];
  const thickness = unit * 0.03;
  const bottom = band.y + band.height;
  const inner = {
    ...inset(frame, thickness, 0),
    y: bottom,
    height: frame.y + frame.height - thickness - bottom,
    radius: radius - thickness,
  };
  return [
    { ...outer, fill: card.color, stroke: undefined },
    { ...inner, fill: white, stroke: undefined },
  ];
}

/** Where to punch a hole for a ribbon. */
function holeOf({ x, y, width }: Area, unit: number): SheetShape {
  const radius = unit * 0.07;
  const [left, top] = [x + width / 2 - radius, y + unit * 0.1];
  const size = { width: 2 * radius, height: 2 * radius };
  return { x: left, y: top, ...size, radius, fill: white, stroke: sheetStrokes.cut };
}

/** The affirmation and its description in each language, below one another in the middle of an area. */
function layoutWords(
  card: SheetCard,
  area: Area,
  sizes: Sizes,
  measure: SheetMeasure,
): SheetLine[] {
  const blocks = card.texts.flatMap(({ text, description, lang }, index) => [
    { lang, font: 'display' as const, text, before: index > 0 ? sizes.display * 0.5 : 0 },
    ...(description
      ? [{ lang, font: 'body' as const, text: description, before: sizes.body * 0.5 }]
      : []),
  ]);
  const wrapped = blocks.map((block) => ({
    ...block,
    height: sizes[block.font] * leading[block.font],
    lines: wrapText(block.text, area.width / sizes[block.font], measure[block.font]),
  }));
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
  const spare = area.height - sum(wrapped.map(({ lines, height }) => lines.length * height));
  const gaps = sum(wrapped.map(({ before }) => before));
  // Gaps shrink if there is no room for them.
  const gapShare = Math.max(0, Math.min(1, spare / Math.max(gaps, 0.01)));
  let y = area.y + Math.max(0, spare - gaps * gapShare) / 2;
  return wrapped.flatMap(({ lang, font, before, lines, height }) => {
    y += before * gapShare;
    return lines.map((text) => {
      y += height;
      const baseline = y - height / 2 + sizes[font] * toBaseline;
      return {
        text,
        lang,
        font,
        color: ink,
        x: area.x + area.width / 2,
        y: baseline,
        size: sizes[font],
      };
    });
  });
}
