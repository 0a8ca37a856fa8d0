import { Box, Flex, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useForm, useIsDesktop } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useCanPublish, useFormatTime, useUpcomingTimes } from './scheduled.ts';
import { useReloadWhenDue } from './use-reload-when-due.ts';

/** Says in the form of an affirmation when it will be published and unpublished. */
export function ScheduleNotice() {
  const { schedule } = useTexts(textsByLanguage);
  // In a narrow window, the notice stands in the bar at the bottom.
  const isWide = useIsDesktop();
  const formatTime = useFormatTime(isWide ? 'full' : 'medium');
  const { slug = '' } = useParams();
  const canPublish = useCanPublish(slug);
  const isReadOnly = useForm('ScheduleNotice', (form) => form.disabled);
  const { typed, saved } = useUpcomingTimes();
  const { publishAt, unpublishAt } = typed;
  useReloadWhenDue();
  if (slug !== affirmationUid || !(publishAt ?? unpublishAt)) return null;
  const isSaved =
    publishAt?.getTime() === saved.publishAt?.getTime() &&
    unpublishAt?.getTime() === saved.unpublishAt?.getTime();
  const isUnsaved = canPublish && !isSaved;
  return (
    <Flex
      role="status"
      background="secondary100"
      borderColor="secondary200"
      hasRadius
      gap={2}
      padding={isWide ? 3 : 2}
      width="100%"
      alignItems="start"
    >
      <Box shrink={0} lineHeight={0} paddingTop={1}>
        <Clock aria-hidden fill="secondary600" />
      </Box>
      <Flex direction="column" alignItems="start" gap={1}>
        {isWide && isSaved && (
          <Typography variant="pi" fontWeight="bold">
            {schedule.title}
          </Typography>
        )}
        {!isUnsaved && publishAt && (
          <Typography tag="p" variant="pi">
            {schedule.publishes(formatTime(publishAt))}
          </Typography>
        )}
        {!isUnsaved && unpublishAt && (
          <Typography tag="p" variant="pi">
            {schedule.unpublishes(formatTime(unpublishAt))}
          </Typography>
        )}
        {publishAt && !canPublish && !isReadOnly && (
          <Typography tag="p" variant="pi">
            {schedule.endsWithChange}
          </Typography>
        )}
        {isUnsaved && (
          <Typography tag="p" variant="pi" textColor="warning700">
            {publishAt
              ? schedule.notScheduled(
                  formatTime(publishAt),
                  unpublishAt && formatTime(unpublishAt),
                  saved.publishAt !== undefined,
                )
              : unpublishAt && schedule.notSaved(formatTime(unpublishAt))}
          </Typography>
        )}
      </Flex>
    </Flex>
  );
}
