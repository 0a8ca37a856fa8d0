import type { Language } from '#contract/language';
import { namesId } from '#contract/limits';
import type { NameRecording } from '#contract/recording';

/** Its paths contain a hash of the sound, so browsers keep what is below it for good. */
export const recordingFolder = '/recordings/';

/** The address of the recording of an affirmation's text; undefined if it has none. */
export const recordingHref = (id: number, file: string | null | undefined): string | undefined =>
  file ? `${recordingFolder}${id}/${file}` : undefined;

/** The address of the recording of the name of a category or moment; undefined if it has none. */
export function nameHref(
  recordings: readonly NameRecording[] | undefined,
  language: Language,
  name: string,
): string | undefined {
  const found = recordings?.find((each) => each.language === language && each.name === name);
  return recordingHref(namesId, found?.file);
}
