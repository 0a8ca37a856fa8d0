import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyHeader } from '#contract/change';
import { letterAnswer, letterPath, type RenderedEmail } from '#contract/letter';
import { Trouble } from '../terminal/trouble.ts';
import type { Command } from './words.ts';

/** The running CMS: its address and its key for the newsletter, the path of its data folder, and whether it has a mail server. */
export interface Cms {
  url: string;
  key: string;
  folder: string;
  hasMailServer: boolean;
}

/**
 * Asks for this week's letter. Out: what came of it, as a sentence. Raises Trouble where nothing did.
 */
export async function askForLetter(asked: Command, cms: Cms): Promise<string> {
  const answer = await fetch(cms.url + letterPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [keyHeader]: cms.key },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new Trouble('Colibri isn’t running here. Start it with npm start, then try again.');
  });
  if (answer.status === 422) throw new Trouble(`“${asked.to}” isn’t an email address.`);
  if (!answer.ok)
    throw new Trouble(`The CMS answered ${answer.status}. See its log for the reason.`);
  const { week, queued, letters, refused } = letterAnswer.parse(await answer.json());
  if (refused) throw new Trouble(`The mail server refused it: ${refused}`);
  if (letters?.length === 0 || (queued === undefined && !letters))
    throw new Trouble('No affirmation is published, so there is nothing to send.');
  const where = cms.hasMailServer ? '' : ` It was saved in ${join(cms.folder, 'letters')}.`;
  if (letters) return `Email for ${week}: ${await writeDown(letters, week, cms.folder)}`;
  if (asked.do === 'try') return `The email for ${week} is on its way to ${asked.to}.${where}`;
  return `Email for ${week}: ${queued} queued. Follow its progress in the admin panel.`;
}

/** Each letter as HTML, with its pictures beside it, and as plain text. */
async function writeDown(letters: readonly RenderedEmail[], week: string, folder: string) {
  const preview = join(folder, 'letters', 'preview');
  await mkdir(preview, { recursive: true });
  const written = letters.map(async ({ language, html, text, pictures }) => {
    const name = join(preview, `${week}.${language}`);
    let shown = html;
    for (const { cid, filename, base64 } of pictures) {
      const file = `${language}-${filename}`;
      await writeFile(join(preview, file), Buffer.from(base64, 'base64'));
      shown = shown.replaceAll(`cid:${cid}`, encodeURI(file));
    }
    await writeFile(`${name}.html`, shown);
    await writeFile(`${name}.txt`, text);
    return [`${name}.html`, `${name}.txt`];
  });
  return (await Promise.all(written))
    .flat()
    .map((file) => `\n  ${file}`)
    .join('');
}
