import { recordingHref } from './recording.ts';

/** A recording that browsers can keep for offline. */
export interface OfflineRecording {
  id: number;
  file: string;
  bytes: number;
}

/** The cache in which they are kept: in every version of the site, because their addresses have a hash of the sound. */
export const keptRecordingsCache = 'colibri-recordings-kept';

/** No more is kept (behavior O4). */
export const mostRecordingBytes = 500_000_000;

/** By address, the sizes of the recordings that are kept: those with the lowest ids, in all languages. */
export function keptRecordings(
  recordings: readonly OfflineRecording[],
  mostBytes = mostRecordingBytes,
): Map<string, number> {
  const kept = new Map<string, number>();
  let total = 0;
  for (const { id, file, bytes } of recordings.toSorted((a, b) => a.id - b.id)) {
    const href = recordingHref(id, file);
    if (!href || kept.has(href)) continue;
    total += bytes;
    if (total > mostBytes) break;
    kept.set(href, bytes);
  }
  return kept;
}

export interface RecordingSpace {
  /** What those that are kept take on a device. */
  megabytes: number;
  kept: number;
  total: number;
}

export function recordingSpace(
  recordings: readonly OfflineRecording[],
  mostBytes = mostRecordingBytes,
): RecordingSpace {
  const kept = keptRecordings(recordings, mostBytes);
  const total = keptRecordings(recordings, Infinity).size;
  return { megabytes: Math.ceil(bytesOf(kept) / 1_000_000), kept: kept.size, total };
}

export const bytesOf = (recordings: ReadonlyMap<string, number>): number =>
  [...recordings.values()].reduce((sum, bytes) => sum + bytes, 0);
