import { Flex, Typography } from '@strapi/design-system';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useRevision } from '../../admin/shared/use-revision.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { nextNewsletter } from '../../contract/home.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** When the next newsletter goes out, what it would send, and what is missing. */
export function NextNewsletter() {
  const { newsletter } = useTexts(textsByLanguage).home;
  const formatDate = useFormatDate();
  const { data, failure, reload } = useFetch(
    '/panel/home/newsletter',
    nextNewsletter,
    useRevision(),
  );
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <Loading />;
  const { week, time, timeZone, choice, affirmation } = data;
  if (!affirmation) return <Warning>{newsletter.nothing}</Warning>;
  const day = formatDate(week, { dateStyle: 'full', timeZone: 'UTC' });
  const hour = formatDate(`${week}T${time}Z`, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="p">{newsletter.when(day, hour, timeZone)}</Typography>
      <Typography tag="p" variant="delta" lang={affirmation.textLanguage}>
        {affirmation.text}
      </Typography>
      {choice === 'unpublished' ? (
        <Warning>{newsletter.choice.unpublished}</Warning>
      ) : (
        <Typography tag="p" textColor={choice === 'kept' ? 'success700' : 'neutral600'}>
          {newsletter.choice[choice]}
        </Typography>
      )}
      {affirmation.untranslated.map((language) => (
        <Warning key={language}>{newsletter.untranslated[language]}</Warning>
      ))}
    </Flex>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <Typography tag="p" textColor="warning700">
      {children}
    </Typography>
  );
}
