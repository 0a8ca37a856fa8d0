import { Flex, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { upcomingTimes, useFormatTime } from './scheduled.ts';

const isThisYear = (time: Date) => time.getFullYear() === new Date().getFullYear();

/** When an entry of a list will be published and unpublished, if it will be. */
export function ScheduledTimes({ entry }: { entry: unknown }) {
  const { schedule } = useTexts(textsByLanguage);
  const { publishAt, unpublishAt } = upcomingTimes(entry);
  return (
    <>
      {publishAt && <Time time={publishAt} inWords={schedule.online} />}
      {unpublishAt && <Time time={unpublishAt} inWords={schedule.offline} />}
    </>
  );
}

function Time({ time, inWords }: { time: Date; inWords: (when: string) => string }) {
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const day = formatDate(time, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear(time) ? {} : { year: 'numeric' }),
  });
  return (
    <Flex gap={1} title={inWords(formatTime(time))}>
      <Clock aria-hidden width="1.2rem" fill="secondary600" />
      <Typography variant="pi" textColor="secondary700">
        {inWords(day)}
      </Typography>
    </Flex>
  );
}
