/** Its paths contain a hash of the sound, so browsers keep what is below it for good. */
export const recordingFolder = '/recordings/';

/** The address of the recording of an affirmation's text; undefined if it has none. */
export const recordingHref = (id: number, file: string | null | undefined): string | undefined =>
  file ? `${recordingFolder}${id}/${file}` : undefined;
