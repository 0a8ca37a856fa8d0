import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

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

/** The drawing of an emoji as an address; an empty one for a sign that is none. */
export async function emojiPicture(sign: string): Promise<string> {
  const { chars, icons, width, height } = await (known ??= readSet());
  // A sign may carry U+FE0F (“as an emoji”), which the names leave out.
  const code = [...sign]
    .map((part) => part.codePointAt(0)?.toString(16) ?? '')
    .filter((part) => part !== 'fe0f')
    .join('-');
  const body = icons[chars[code] ?? '']?.body;
  const drawing = body
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
    : nothing;
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}
