import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { keyHeader } from '#contract/change';
import { letterAnswer, letterPath, type DrawnLetter, type letterCommand } from '#contract/letter';
import type { Settings } from '#contract/settings';
import { cmsUrl } from '../stack/parts.ts';
import { Trouble } from '../terminal/trouble.ts';

type Command = z.input<typeof letterCommand>;

/**
 * Asks the running CMS for this week's letter. In: what to do, the settings, the CMS's key and the
 * data folder's path. Out: what came of it, as a sentence. Raises Trouble where nothing did.
 */
export async function askForLetter(
  asked: Command,
  settings: Settings,
  key: string,
  folder: string,
): Promise<string> {
  const answer = await fetch(cmsUrl(settings) + letterPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [keyHeader]: key },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new Trouble('Colibri does not run here: start it with npm start, then say this again.');
  });
  if (answer.status === 422) throw new Trouble(`“${asked.to}” is no e-mail address.`);
  if (!answer.ok) throw new Trouble(`The CMS answered ${answer.status}. Its log says why.`);
  const { week, queued, letters, refused } = letterAnswer.parse(await answer.json());
  if (refused) throw new Trouble(`The mail server did not take it: ${refused}`);
  if (letters?.length === 0 || (queued === undefined && !letters))
    throw new Trouble('No affirmation is published: there is nothing to send.');
  const where = settings.SMTP_URL ? '' : ` It lies in ${join(folder, 'letters')}.`;
  if (letters) return `The letter of ${week}: ${await writeDown(letters, week, folder)}`;
  if (asked.do === 'try') return `The letter of ${week} is on its way to ${asked.to}.${where}`;
  return `The letter of ${week}: ${queued} queued. The admin panel shows how it goes.`;
}

/** Each letter as HTML, with its pictures beside it, and as plain text. */
async function writeDown(letters: readonly DrawnLetter[], week: string, folder: string) {
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
