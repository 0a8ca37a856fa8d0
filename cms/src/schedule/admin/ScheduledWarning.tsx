import { Flex, Typography } from '@strapi/design-system';
import { z } from 'zod';
import { DialogWarning } from '../../admin/shared/DialogWarning.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { upcomingTimes, useFormatTime } from './scheduled.ts';

const titled = z.object({ documentId: z.string(), text: z.string() });

/** Says which of several affirmations about to be published are scheduled for later. */
export function ScheduledWarning({ documents }: { documents: readonly unknown[] }) {
  const { schedule } = useTexts(textsByLanguage);
  const formatTime = useFormatTime('medium');
  const scheduled = documents.flatMap((entry) => {
    const { publishAt } = upcomingTimes(entry);
    return publishAt ? [{ ...titled.parse(entry), publishAt }] : [];
  });
  if (scheduled.length === 0) return null;
  return (
    <DialogWarning>
      <Typography tag="p" textColor="warning700">
        {schedule.bulkWarning(scheduled.length)}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {scheduled.map(({ documentId, text, publishAt }) => (
          <Typography key={documentId} tag="li" variant="pi" textColor="neutral800">
            {schedule.scheduledEntry(text, formatTime(publishAt))}
          </Typography>
        ))}
      </Flex>
    </DialogWarning>
  );
}
