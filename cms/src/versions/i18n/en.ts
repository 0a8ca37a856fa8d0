import type { VersionAction, VersionActor } from '../../contract/versions.ts';

const actions: Record<VersionAction, string> = {
  create: 'Created',
  save: 'Saved',
  restore: 'Restored',
  publish: 'Published',
  unpublish: 'Unpublished',
  discard: 'Changes discarded',
  feature: 'Featured',
  unfeature: 'Unfeatured',
  'import-rows': 'Imported',
  shared: 'Changed in the other language',
  fail: 'Couldn’t be published on schedule',
  before: 'Earlier text',
};
const actors: Record<Exclude<VersionActor, 'account'>, string> = {
  schedule: 'Schedule',
  command: 'Command line',
  colibri: 'Colibri',
};

const nameless = 'a colleague';

export const versions = {
  title: 'Versions',
  none: 'Each time somebody saves this entry, a version appears here.',
  hint: 'Versions can be restored for up to a year after they’re replaced.',
  actions,
  actors,
  you: 'You',
  nameless: 'A colleague',
  restoredFrom: (at: string) => `Restored from ${at}`,
  restored: 'Restored',
  current: 'current',
  dialog: (at: string) => `Version from ${at}`,
  byWhom: (action: string, by: string) => `${action} · ${by}`,
  views: { save: 'What this save changed', now: 'Compared with now' },
  first: 'This is the earliest version, so there’s nothing to compare it with.',
  empty: 'empty',
  automatic: 'Colibri chooses',
  restore: 'Restore this version',
  restoreHint: 'Restoring saves these texts as a new version, so you can undo it.',
  restoreDraftHint: 'Readers will see them once you publish.',
  restoreAffirmationHint: 'The schedule and the featured settings stay as they are.',
  unsaved: 'The form has unsaved changes. Save them first; then you can restore this version.',
  close: 'Close',
};

export const presence = {
  alsoOpen: (names: string, count = 1) =>
    `${names} ${count === 1 ? 'has' : 'have'} this entry open, too.`,
  withLanguage: (name: string, language: string) => `${name} (${language})`,
  someone: nameless,
  newer: (by: string | null, at: string) =>
    `${by ?? 'A colleague'} saved this entry at ${at}, after you opened it.`,
  reload:
    'When you save, both changes are kept. If you both changed the same field, you can compare the two versions.',
};

export const conflicts = {
  title: 'Somebody saved a newer version',
  intro: (by: string | null, at: string) =>
    `${by ?? 'A colleague'} saved this entry (${at}) while you were editing it. Choose which version of each field to keep.`,
  mine: 'Your version',
  theirs: (by: string | null) => `Version by ${by ?? nameless}`,
  allMine: 'All mine',
  allTheirs: 'All theirs',
  save: 'Save',
  publish: 'Publish',
  schedule: 'Schedule',
  cancel: 'Keep editing',
  keepHint: 'If you keep yours, theirs is still under Versions.',
  notSaved: 'Not saved yet. Your text is still in the form.',
  tookTheirs: 'The form now shows the newer version.',
  chosen: 'your choice in the form',
  unseenTitle: 'Somebody else changed this entry, too',
  unseenIntro: (by: string | null, at: string) =>
    `${by ?? 'A colleague'} saved this entry (${at}) while you were editing it. These changes will be published, too.`,
  unseen: (by: string | null) => `Changed by ${by ?? nameless}; this will be published, too`,
  both: { publish: 'Publish both', schedule: 'Schedule both' },
  othersKept: 'Fields that only one of you changed are kept either way.',
  merged: (by: string | null) =>
    `Saved. What ${by ?? nameless} changed in the meantime is kept, too.`,
  mergedAndPublished: (by: string | null) =>
    `Published, together with what ${by ?? nameless} changed in the meantime.`,
};

/** What the server says. */
export const messages = {
  conflict: (by: string | null) =>
    `${by ?? 'A colleague'} saved a newer version while you were editing. Yours isn’t saved yet.`,
  deleted:
    'Somebody deleted this entry in this language while you were editing. What you typed is kept in this browser: reload the page to restore it.',
};
