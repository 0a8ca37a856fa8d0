import { baseline } from './0001-baseline.ts';
import { plainTableNames } from './0002-plain-table-names.ts';
import { contentCounts } from './0003-content-counts.ts';
import { translationDesk } from './0004-translation-desk.ts';
import { versions } from './0005-versions.ts';
import { translationComments } from './0006-translation-comments.ts';
import { keywordSearch } from './0007-keyword-search.ts';
import { situations } from './0008-situations.ts';
import { historyDetails } from './0009-history-details.ts';
import { reminders } from './0010-reminders.ts';
import { recordings } from './0011-recordings.ts';
import { dailyAffirmations } from './0012-daily-affirmations.ts';
import { classLinks } from './0013-class-links.ts';
import { weeks } from './0014-weeks.ts';
import { codeSessions } from './0015-code-sessions.ts';
import { restoredVersions } from './0016-restored-versions.ts';
import { glossaryNotes } from './0017-glossary-notes.ts';
import { dropWordTrigrams } from './0018-drop-word-trigrams.ts';

/** Statements that change tables or data once per database, in one transaction. */
export interface Migration {
  /** Never changes once it is released, nor do the statements. */
  name: string;
  statements: readonly string[];
}

/** In the order in which they run. New ones go to the end. */
export const migrations: readonly Migration[] = [
  baseline,
  plainTableNames,
  contentCounts,
  translationDesk,
  versions,
  translationComments,
  keywordSearch,
  situations,
  historyDetails,
  reminders,
  recordings,
  dailyAffirmations,
  classLinks,
  weeks,
  codeSessions,
  restoredVersions,
  glossaryNotes,
  dropWordTrigrams,
];
