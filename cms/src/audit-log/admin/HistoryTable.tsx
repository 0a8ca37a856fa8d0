import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { contentTypes } from '../../contract/change.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';

const columns = ['at', 'by', 'action', 'noun', 'title', 'language'] as const;

export function HistoryTable({ entries }: { entries: readonly HistoryEntry[] }) {
  const { common } = useTexts(sharedTexts);
  const { history } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const systemActors: Readonly<Record<string, string>> = history.by;
  return (
    <DataTable
      columns={columns.map((column) => history.columns[column])}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <time key="at" dateTime={entry.at.toISOString()}>
            {formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>,
          systemActors[entry.by] ?? entry.by,
          history.actions[entry.action],
          history.nouns[entry.noun],
          <Title key="title" entry={entry} />,
          entry.language ? common.languages[entry.language] : '',
        ],
      }))}
    />
  );
}

/** Matches the title of an import, which holds the numbers of new and changed entries. */
const counts = /^\+(\d+), ~(\d+)$/;

/** The entry's title, linked if the entry can still exist. */
function Title({ entry: { noun, documentId, language, title, action } }: { entry: HistoryEntry }) {
  const { history } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const [, added, changed] = counts.exec(title) ?? [];
  if (action === 'import-rows' && added && changed) return history.imported(added, changed);
  const isContent = noun === 'letter' || contentTypes.some((each) => each === noun);
  const shown =
    noun === 'letter'
      ? history.week(formatDate(title, { dateStyle: 'medium', timeZone: 'UTC' }))
      : title;
  if (!isContent || !documentId || action === 'delete')
    return (
      <Typography lang={language ?? undefined} ellipsis tag="span" display="block">
        {shown}
      </Typography>
    );
  return (
    <Link
      tag={NavLink}
      to={entryPath(noun, documentId, language)}
      aria-label={history.open(shown)}
      lang={language ?? undefined}
    >
      {shown}
    </Link>
  );
}
