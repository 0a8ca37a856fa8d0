import { Box, Flex, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { useTexts } from '../../admin/shared/texts.ts';
import { changeBulkAction } from '../../strapi/admin/bulk-actions.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { affirmationUid, upcomingTimes, useFormatTime } from './scheduled.ts';

/** Says in the question before several affirmations are published which of them are scheduled for later. */
export function warnBeforeBulkPublishing(app: StrapiApp): void {
  changeBulkAction(app, 'publish', (action, { model, documents }) => {
    const content = action.dialog?.content;
    if (!content || model !== affirmationUid) return action;
    return {
      ...action,
      dialog: {
        ...action.dialog,
        content: (dialog) => (
          <>
            <ScheduledAmong entries={documents} />
            {content(dialog)}
          </>
        ),
      },
    };
  });
}

const titled = z.object({ documentId: z.string(), text: z.string() });

function ScheduledAmong({ entries }: { entries: readonly unknown[] }) {
  const { schedule } = useTexts(textsByLanguage);
  const formatTime = useFormatTime('medium');
  const scheduled = entries.flatMap((entry) => {
    const { publishAt } = upcomingTimes(entry);
    return publishAt ? [{ ...titled.parse(entry), publishAt }] : [];
  });
  if (scheduled.length === 0) return null;
  return (
    <Box paddingTop={6} paddingLeft={8} paddingRight={8}>
      <Flex
        direction="column"
        alignItems="stretch"
        gap={2}
        padding={4}
        hasRadius
        background="warning100"
        borderColor="warning200"
      >
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
      </Flex>
    </Box>
  );
}
