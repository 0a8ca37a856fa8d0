import { Box, Flex, Typography } from '@strapi/design-system';
import { nextLetter, type NextLetter as Next } from '../../contract/letter.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Preview } from './Preview.tsx';

/** The next newsletter: its date, number of recipients, and a preview in each language. */
export function NextLetter() {
  const { letter } = useTexts(textsByLanguage);
  const { data, isLoading, failure, reload } = useFetch('/panel/letter/next', nextLetter);
  return (
    <Box tag="section" aria-busy={isLoading}>
      <Box paddingBottom={2}>
        <Typography variant="beta" tag="h2">
          {letter.next}
        </Typography>
      </Box>
      {failure && <LoadError failure={failure} onRetry={reload} />}
      {!data && isLoading && <Loading />}
      {data && <Facts next={data} />}
      <Flex gap={6} alignItems="start" wrap="wrap" paddingTop={4}>
        {data?.letters.map((email) => (
          <Preview key={email.language} letter={email} />
        ))}
      </Flex>
    </Box>
  );
}

function Facts({ next: { week, time, timeZone, readers, choice, letters } }: { next: Next }) {
  const { letter } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const day = formatDate(week, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <>
      <Typography tag="p">{letter.when(day, time, timeZone)}</Typography>
      <Typography tag="p">{letter.readers(readers.en, readers.fr)}</Typography>
      <Typography tag="p" textColor={colors[choice]}>
        {letters.length === 0 ? letter.nothing : letter.choice[choice]}
      </Typography>
    </>
  );
}

const colors: Record<Next['choice'], string> = {
  kept: 'success700',
  unpublished: 'danger700',
  none: 'neutral700',
};
