import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsKeyHeader } from '#contract/change';
import { letterResponse, letterPath, type RenderedEmail } from '#contract/letter';
import { OperatorError } from '../terminal/errors.ts';
import type { Command } from './args.ts';

/** The running CMS, its NEWSLETTER_KEY and the path of its data folder. */
export interface Cms {
  url: string;
  key: string;
  folder: string;
  hasMailServer: boolean;
}

/** Asks the CMS to send, test or preview this week's newsletter. Resolves to a message about the result. */
export async function requestLetter(command: Command, cms: Cms): Promise<string> {
  const response = await fetch(cms.url + letterPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [cmsKeyHeader]: cms.key },
    body: JSON.stringify(command),
  }).catch(() => {
    throw new OperatorError('Colibri isn’t running here. Start it with npm start, then try again.');
  });
  if (response.status === 422) throw new OperatorError(`“${command.to}” isn’t an email address.`);
  if (!response.ok)
    throw new OperatorError(
      `The CMS responded with status ${response.status}. See its log for the reason.`,
    );
  const { week, queued, letters, refused } = letterResponse.parse(await response.json());
  if (refused) throw new OperatorError(`The mail server rejected it: ${refused}`);
  if (letters?.length === 0 || (queued === undefined && !letters))
    throw new OperatorError('No affirmations are published, so there’s nothing to send.');
  if (letters) return `Email for ${week}: ${await savePreview(letters, week, cms.folder)}`;
  if (command.do === 'try')
    return cms.hasMailServer
      ? `The email for ${week} is on its way to ${command.to}.`
      : `No email went out, because SMTP_URL isn’t set. The email for ${week} was saved in ${join(cms.folder, 'letters')}.`;
  return `Email for ${week}: ${queued} queued. Follow its progress in the admin panel.`;
}

/** Saves each language's email as HTML, with its pictures next to it, and as plain text. */
async function savePreview(letters: readonly RenderedEmail[], week: string, folder: string) {
  const preview = join(folder, 'letters', 'preview');
  await mkdir(preview, { recursive: true });
  const files = letters.map(async ({ language, html, text, pictures }) => {
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
  return (await Promise.all(files))
    .flat()
    .map((file) => `\n  ${file}`)
    .join('');
}
