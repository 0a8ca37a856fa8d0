import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
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

/** Nine megabytes, so they are read when the first emoji is drawn, and not before. */
async function readSet() {
  const [chars, icons] = await Promise.all([readJson('chars.json'), readJson('icons.json')]);
  return { chars: names.parse(chars), ...drawings.parse(icons) };
}
let known: ReturnType<typeof readSet> | undefined;

/** Drawn where a typeface has no such sign: nothing, instead of a box. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** How large an emoji is drawn where it is printed, in pixels. */
const printed = 256;

/** The drawing of an emoji; undefined for a sign that is none. One made of several that is not known is its first. */
async function drawingOf(sign: string): Promise<string | undefined> {
  const { chars, icons, width, height } = await (known ??= readSet());
  // A sign may carry U+FE0F (“as an emoji”), which the names leave out.
  const codes = [...sign]
    .map((part) => part.codePointAt(0)?.toString(16) ?? '')
    .filter((part) => part !== 'fe0f');
  const name = chars[codes.join('-')] ?? chars[codes[0] ?? ''];
  const body = icons[name ?? '']?.body;
  return (
    body && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  );
}

/** The drawing of an emoji as an address; an empty one for a sign that is none. */
export async function emojiPicture(sign: string): Promise<string> {
  const drawing = (await drawingOf(sign)) ?? nothing;
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

/** An emoji on white as a PNG to be printed; undefined for a sign that is none. */
export async function emojiPng(sign: string): Promise<Uint8Array | undefined> {
  const drawing = await drawingOf(sign);
  if (!drawing) return undefined;
  const fitTo = { mode: 'width', value: printed } as const;
  return toOpaquePng(new Resvg(drawing, { fitTo, background: '#ffffff' }).render());
}
