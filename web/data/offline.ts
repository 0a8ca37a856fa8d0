import type { z } from 'zod';
import {
  affirmation,
  affirmationLimits,
  offlineDetails,
  offlineDetailsPath,
  type Affirmation,
} from '#contract/affirmation';
import { languages, type Language } from '#contract/language';
import { namesId } from '#contract/limits';
import type { NameRecording } from '#contract/recording';
import { moments } from '#contract/situation';
import { keptPages, picturesOf, type OfflineContent } from '../logic/offline-content.ts';
import {
  recordingSpace,
  type OfflineRecording,
  type RecordingSpace,
} from '../logic/offline-recordings.ts';
import { listCategories } from './category.ts';
import { getList } from './cms-client.ts';
import { listNameRecordings } from './recording.ts';

const pageBytes = 60_000;
const pictureBytes = 1500;

/** The public content that browsers keep for offline. Throws `CmsError`. */
export async function loadOfflineContent(language: Language): Promise<OfflineContent> {
  const categories = await listCategories(language);
  const affirmations: Affirmation[] = [];
  const pageSize = affirmationLimits.largestPage;
  for (let page = 1; affirmations.length < affirmationLimits.offline; page++) {
    const { rows, total } = await getList(affirmation, '/api/affirmations', language, {
      page,
      pageSize,
    });
    affirmations.push(...rows);
    if (page * pageSize >= total) break;
  }
  const details = await listDetails(language);
  return {
    categories,
    affirmations: affirmations.slice(0, affirmationLimits.offline),
    keywords: Object.fromEntries(
      details.flatMap(({ id, keywords }) => (keywords ? [[id, keywords]] : [])),
    ),
    recordings: recordingsIn(details, await listNameRecordings()),
  };
}

type Details = z.output<typeof offlineDetails>;

const listDetails = async (language: Language): Promise<readonly Details[]> =>
  (await getList(offlineDetails, offlineDetailsPath, language)).rows;

const recordingsIn = (
  details: readonly Details[],
  names: readonly NameRecording[],
): OfflineRecording[] => [
  ...names.map(({ file, bytes }) => ({ id: namesId, file, bytes })),
  ...details.flatMap(({ id, recording }) => (recording ? [{ id, ...recording }] : [])),
];

/** What the recordings in all languages take on a device. Throws `CmsError`. */
export async function offlineRecordings(): Promise<RecordingSpace> {
  const [names, ...details] = await Promise.all([
    listNameRecordings(),
    ...languages.map(listDetails),
  ]);
  return recordingSpace(recordingsIn(details.flat(), names));
}

/** About what it takes on a device, in all languages: measured with the initial content. */
export function offlineMegabytes(content: OfflineContent): number {
  const pages = keptPages(content, moments).length * pageBytes;
  const texts = JSON.stringify(content).length;
  const pictures = picturesOf(content).length * pictureBytes;
  return Math.ceil((languages.length * (pages + texts) + pictures) / 1_000_000);
}
