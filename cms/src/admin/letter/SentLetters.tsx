import { Box, Loader, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useSentLetters } from './data';
import { panelTexts } from './texts';

const counts = ['queued', 'sent', 'failed', 'skipped', 'left'] as const;

/** The letters sent so far: how many of each stand where, and the reasons of what failed. */
export function SentLetters() {
  const { locale, formatNumber } = useIntl();
  const t = panelTexts(locale);
  const sent = useSentLetters();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Box>
      <Typography variant="beta" tag="h2">
        {t.sent}
      </Typography>
      <Box paddingTop={4}>
        {sent === undefined && <Loader>{t.loading}</Loader>}
        {sent === null && <Typography>{t.failed}</Typography>}
        {sent?.length === 0 && <Typography>{t.none}</Typography>}
        {sent && sent.length > 0 && (
          <Table colCount={counts.length + 2} rowCount={sent.length + 1}>
            <Thead>
              <Tr>
                {(['week', 'affirmation', ...counts] as const).map((name) => (
                  <Th key={name}>
                    <Typography variant="sigma">{t.columns[name]}</Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {sent.map((letter) => (
                <Tr key={letter.week}>
                  <Td>
                    <Typography>{day.format(new Date(letter.week))}</Typography>
                  </Td>
                  <Td>
                    <Typography tag="p">{letter.text}</Typography>
                    {letter.reasons.map(({ reason, state, count }) => (
                      <Typography key={state + reason} tag="p" variant="pi" textColor="danger700">
                        {formatNumber(count)} ×{' '}
                        {state === 'queued' ? t.reasons.queued : t.reasons.failed}: {reason}
                      </Typography>
                    ))}
                  </Td>
                  {counts.map((name) => (
                    <Td key={name}>
                      <Typography>{formatNumber(letter[name])}</Typography>
                    </Td>
                  ))}
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </Box>
    </Box>
  );
}
