import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { sentLetter, type SentLetter } from '../../contract/letter.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';

const sentLetters = z.array(sentLetter);
const counts = ['queued', 'sent', 'failed', 'skipped', 'left'] as const;
const columns = ['week', 'affirmation', ...counts] as const;

/** The sent newsletters with their delivery counts and errors. */
export function SentLetters() {
  const { letter } = useTexts(textsByLanguage);
  const { data, isLoading, failure, reload } = useFetch('/panel/letter/sent', sentLetters);
  return (
    <Box tag="section" aria-busy={isLoading}>
      <Box paddingBottom={4}>
        <Typography variant="beta" tag="h2">
          {letter.sent}
        </Typography>
      </Box>
      {failure && <LoadError failure={failure} onRetry={reload} />}
      {!data && isLoading && <Loading />}
      {data?.length === 0 && <Typography>{letter.none}</Typography>}
      {data && data.length > 0 && <Letters letters={data} />}
    </Box>
  );
}

function Letters({ letters }: { letters: readonly SentLetter[] }) {
  const { letter: texts } = useTexts(textsByLanguage);
  const { formatNumber } = useIntl();
  const formatDate = useFormatDate();
  return (
    <DataTable
      columns={columns.map((name) => texts.columns[name])}
      rows={letters.map((letter) => ({
        key: Date.parse(letter.week),
        cells: [
          formatDate(letter.week, { dateStyle: 'medium', timeZone: 'UTC' }),
          <SentText key="said" letter={letter} />,
          ...counts.map((name) => formatNumber(letter[name])),
        ],
      }))}
    />
  );
}

/** The text of a newsletter, and the mail server's error messages with their counts. */
function SentText({ letter: { text, reasons } }: { letter: SentLetter }) {
  const { letter } = useTexts(textsByLanguage);
  const { formatNumber } = useIntl();
  return (
    <div>
      {text}
      {reasons.map(({ reason, state, count }) => (
        <Typography key={state + reason} tag="p" variant="pi" textColor="danger700">
          {letter.reasons[state](formatNumber(count), reason)}
        </Typography>
      ))}
    </div>
  );
}
