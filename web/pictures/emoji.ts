import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { toOpaquePng } from './png.ts';

const packages = createRequire(import.meta.url);
const set = '@iconify-json/fluent-emoji-flat';
const names = z.record(z.string(), z.string());
const drawings = z.object({
  width: z.number().default(32),
  height: z.number().default(32),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(packages.resolve(`${set}/${file}`), 'utf8'));

/** Nine megabytes, so they are only loaded when the first emoji is drawn. */
async function readSet() {
  const [chars, icons] = await Promise.all([readJson('chars.json'), readJson('icons.json')]);
  return { chars: names.parse(chars), ...drawings.parse(icons) };
}
let loadedSet: ReturnType<typeof readSet> | undefined;

/** Drawn instead of a box for a character that no font has. */
const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** In pixels. */
const printedSize = 256;

/** The SVG of an emoji; undefined for any other character. For an unknown combination, its first emoji. */
async function emojiSvg(character: string): Promise<string | undefined> {
  const { chars, icons, width, height } = await (loadedSet ??= readSet());
  // The set's names leave out U+FE0F, the emoji variation selector.
  const codes = [...character]
    .map((part) => part.codePointAt(0)?.toString(16) ?? '')
    .filter((part) => part !== 'fe0f');
  const name = chars[codes.join('-')] ?? chars[codes[0] ?? ''];
  return toSvg({ icons, width, height }, name);
}

function toSvg(
  { icons, width, height }: z.output<typeof drawings>,
  name: string | undefined,
): string | undefined {
  const body = icons[name ?? '']?.body;
  return (
    body && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  );
}

/** An affirmation's picture as a data URL; undefined for an unknown name (behavior P15). */
export async function pictureDataUrl(name: string): Promise<string | undefined> {
  const drawing = toSvg(await (loadedSet ??= readSet()), name);
  return drawing && toDataUrl(drawing);
}

/** An emoji as a data URL; an empty picture for any other character. */
export async function emojiDataUrl(character: string): Promise<string> {
  return toDataUrl((await emojiSvg(character)) ?? emptySvg);
}

const toDataUrl = (drawing: string) =>
  `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;

/** An emoji on white as a PNG for print; undefined for any other character. */
export async function emojiPng(character: string): Promise<Uint8Array | undefined> {
  const drawing = await emojiSvg(character);
  return drawing ? toPng(drawing, printedSize) : undefined;
}

/** An affirmation's picture on white as a PNG for print; undefined for an unknown name (behavior P15). */
export async function picturePng(name: string, pixels: number): Promise<Uint8Array | undefined> {
  const drawing = toSvg(await (loadedSet ??= readSet()), name);
  return drawing ? toPng(drawing, pixels) : undefined;
}

/** Each takes about ten milliseconds to draw, and the same ones are on many sheets. */
const pngs = new LRUCache<string, Uint8Array, number>({
  maxSize: 8_000_000,
  sizeCalculation: (png, drawing) => png.length + drawing.length,
  memoMethod: (key, _old, { context: pixels }) => drawPng(key.slice(key.indexOf(' ') + 1), pixels),
});

const toPng = (drawing: string, pixels: number) =>
  pngs.memo(`${pixels} ${drawing}`, { context: pixels });

function drawPng(drawing: string, pixels: number): Uint8Array {
  const fitTo = { mode: 'width', value: pixels } as const;
  return toOpaquePng(new Resvg(drawing, { fitTo, background: '#ffffff' }).render());
}
