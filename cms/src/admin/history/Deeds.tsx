import { Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { contentNouns } from '../../contract/change.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { useTexts } from '../panel/texts.ts';

const columns = ['at', 'by', 'action', 'noun', 'title', 'language'] as const;

/** What was done, a row for each deed. */
export function Deeds({ entries }: { entries: readonly HistoryEntry[] }) {
  const { common, history } = useTexts();
  const { formatDate } = useIntl();
  const automata: Readonly<Record<string, string>> = history.by;
  return (
    <Table colCount={columns.length} rowCount={entries.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{history.columns[column]}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <Tr key={entry.id}>
            <Td>
              <Typography tag="time" dateTime={entry.at.toISOString()}>
                {formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
              </Typography>
            </Td>
            <Td>
              <Typography>{automata[entry.by] ?? entry.by}</Typography>
            </Td>
            <Td>
              <Typography>{history.actions[entry.action]}</Typography>
            </Td>
            <Td>
              <Typography>{history.nouns[entry.noun]}</Typography>
            </Td>
            <Td maxWidth="36rem">
              <Title entry={entry} />
            </Td>
            <Td>
              <Typography>{entry.language ? common.languages[entry.language] : ''}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** What it was called, as a link where it can still be there. */
function Title({ entry: { noun, documentId, language, title, action } }: { entry: HistoryEntry }) {
  const { history } = useTexts();
  const isContent = contentNouns.some((each) => each === noun);
  if (!isContent || !documentId || action === 'delete')
    return (
      <Typography lang={language ?? undefined} ellipsis tag="span" display="block">
        {title}
      </Typography>
    );
  const locale = language ? `?plugins[i18n][locale]=${language}` : '';
  return (
    <Link
      tag={NavLink}
      to={`/content-manager/collection-types/api::${noun}.${noun}/${documentId}${locale}`}
      aria-label={history.open(title)}
      lang={language ?? undefined}
    >
      {title}
    </Link>
  );
}
