import { z } from 'zod';
import { cmsKeyHeader } from '#contract/change';
import { recordingsPath, unrecordedText, type UnrecordedText } from '#contract/recording';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';

/** The running CMS, and its CONTENT_KEY. */
export interface Cms {
  url: string;
  key: string;
}

/** The published texts that have no recording, in parts, so that new ones are found until the end. */
export async function* unrecordedTexts(cms: Cms): AsyncGenerator<UnrecordedText> {
  for (let after = ''; ;) {
    const response = await request(cms, 'GET', { after });
    if (!response.ok) throw refusal(cms, response);
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
  if (reason === undefined) throw refusal(cms, response);
  return reason;
}

async function request(
  cms: Cms,
  method: string,
  query: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(`${cms.url}${recordingsPath}?${new URLSearchParams(query)}`, {
    method,
    headers: { [cmsKeyHeader]: cms.key, 'Content-Type': 'application/octet-stream' },
    ...(body && { body }),
  }).catch((error: unknown) => {
    throw new OperatorError(
      `The CMS isn’t responding at ${cms.url}. Start it first. (${errorMessageOf(error)})`,
    );
  });
}

const refusal = (cms: Cms, { status }: Response) =>
  new OperatorError(`The CMS at ${cms.url} refused the request (${status}).`);
