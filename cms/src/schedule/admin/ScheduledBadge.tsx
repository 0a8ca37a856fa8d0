import { Status, Typography } from '@strapi/design-system';
import { useParams } from 'react-router-dom';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useUpcomingTimes } from './scheduled.ts';

/** Says above the form of an affirmation that its publication is scheduled. */
export function ScheduledBadge() {
  const { schedule } = useTexts(textsByLanguage);
  const { slug } = useParams();
  const { saved } = useUpcomingTimes();
  if (slug !== affirmationUid || !saved.publishAt) return null;
  return (
    <Status size="S" variant="secondary">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {schedule.badge}
      </Typography>
    </Status>
  );
}
