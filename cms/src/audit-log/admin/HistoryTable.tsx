import type { HistoryEntry } from '../../contract/history.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { Changes } from './Changes.tsx';
import { EventTitle, useTitle } from './EventTitle.tsx';
import { useActor } from './use-actor.ts';

const columns = ['at', 'by', 'action', 'noun', 'title', 'language'] as const;

export function HistoryTable({ entries }: { entries: readonly HistoryEntry[] }) {
  const { common } = useTexts(sharedTexts);
  const { history } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const nameOf = useActor();
  const titleOf = useTitle();
  return (
    <DataTable
      columns={columns.map((column) => history.columns[column])}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <time key="at" dateTime={entry.at.toISOString()}>
            {formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>,
          nameOf(entry.actor, entry.by),
          history.actions[entry.action],
          history.nouns[entry.noun],
          <div key="title">
            <EventTitle entry={entry} />
            {entry.hasChanges && <Changes entry={entry} title={titleOf(entry)} />}
          </div>,
          entry.language ? common.languages[entry.language] : '',
        ],
      }))}
    />
  );
}
