import { z } from 'zod';
import { recordingsPath, unrecordedText, type UnrecordedText } from '#contract/recording';
import { callCms, cmsRefusal, type Cms } from '../stack/cms.ts';

/** The published texts that have no recording, in parts, so that new ones are found until the end. */
export async function* unrecordedTexts(cms: Cms): AsyncGenerator<UnrecordedText> {
  for (let after = ''; ;) {
    const response = await request(cms, 'GET', { after });
    if (!response.ok) throw cmsRefusal(cms, response);
    const part = z.array(unrecordedText).parse(await response.json());
    yield* part;
    const last = part.at(-1);
    if (!last) return;
    after = last.cursor;
  }
}

/** Reasons that concern one text only, by the status of the answer. */
const reasons: Readonly<Record<number, string>> = {
  413: 'the audio is larger than 1 MB',
  415: 'the audio isn’t an MP3, M4A (AAC) or uncompressed WAV file',
};
/** The text has changed, or somebody has recorded it. */
const conflict = 409;

/** Saves the sound of a text. Resolves to the reason if the CMS doesn't accept it. */
export async function saveSound(
  cms: Cms,
  { documentId, language, textHash }: UnrecordedText,
  sound: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const response = await request(cms, 'PUT', { documentId, language, textHash }, sound);
  if (response.ok || response.status === conflict) return undefined;
  const reason = reasons[response.status];
  if (reason === undefined) throw cmsRefusal(cms, response);
  return reason;
}

const request = (
  cms: Cms,
  method: string,
  query: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) => callCms(cms, method, `${recordingsPath}?${new URLSearchParams(query)}`, body);
