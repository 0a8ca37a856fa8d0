import { restoredHeader } from '../../contract/versions.ts';

/** From when the version is that is being restored. Strapi's save takes no headers. */
let restoredFrom: Date | undefined;

/** Runs a save that restores a version. */
export async function whileRestoring<Result>(
  from: Date,
  save: () => Promise<Result>,
): Promise<Result> {
  restoredFrom = from;
  try {
    return await save();
  } finally {
    restoredFrom = undefined;
  }
}

export const restoringHeaders = (): Record<string, string> =>
  restoredFrom ? { [restoredHeader]: restoredFrom.toISOString() } : {};
