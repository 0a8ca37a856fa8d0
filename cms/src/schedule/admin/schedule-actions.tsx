import { Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { addToForms } from '../../strapi/admin/content-manager.ts';
import {
  changeEntryActions,
  interceptPublishKeys,
  pressPublish,
  pressSave,
  type EntryActionComponent,
} from '../../strapi/admin/document-actions.ts';
import { withoutSavingHint } from '../../strapi/admin/form-style.ts';
import { replaceStatus } from '../../strapi/admin/entry-status.ts';
import { onEntrySaved } from '../../strapi/admin/document-endpoints.ts';
import { replaceNotice } from '../../strapi/admin/replace-notice.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { upcomingTimes, useCanPublish, useFormatTime, useUpcomingTimes } from './scheduled.ts';
import { ScheduleNotice } from './ScheduleNotice.tsx';

/**
 * Turns *Publish* into *Schedule* while an affirmation has a time of publishing that is still to come, and adds
 * *Publish now*, which asks first.
 */
export function addScheduleActions(app: StrapiApp): void {
  changeEntryActions(app, (actions) =>
    actions.flatMap((action) => {
      if (action.type === 'publish') return [scheduleOr(action)];
      return action.type === 'update' ? [saveUnlessScheduled(action), PublishNow] : [action];
    }),
  );
  addToForms(app, 'schedule-notice', ScheduleNotice);
  replaceStatus((entry) => (isScheduledDraft(entry) ? 'scheduled' : undefined));
}

const draft = z.object({ status: z.literal('draft') });
const isScheduledDraft = (entry: object) => draft.safeParse(entry).success && isScheduled(entry);

const isScheduled = (values: object) => upcomingTimes(values).publishAt !== undefined;

function useIsScheduling(model: string, activeTab: string | null | undefined): boolean {
  const { typed } = useUpcomingTimes();
  const canPublish = useCanPublish(model);
  return (
    canPublish &&
    model === affirmationUid &&
    activeTab !== 'published' &&
    typed.publishAt !== undefined
  );
}

function scheduleOr(publish: EntryActionComponent): EntryActionComponent {
  const ScheduleOrPublish: EntryActionComponent = (props) => {
    const { model, activeTab } = props;
    const action = publish(props);
    const { schedule } = useTexts(textsByLanguage);
    const { common } = useTexts(sharedTexts);
    const formatTime = useFormatTime();
    const isScheduling = useIsScheduling(model, activeTab);
    const canPublish = useCanPublish(model);
    const { modified, isSubmitting, getValues } = useForm('ScheduleOrPublish', (form) => form);

    useEffect(() => {
      if (model !== affirmationUid || !canPublish) return undefined;
      return interceptPublishKeys(() => isScheduled(getValues()), pressSave);
    }, [model, canPublish, getValues]);

    useEffect(() => {
      if (model !== affirmationUid || !canPublish) return undefined;
      return onEntrySaved((saved, by) => {
        const { publishAt } = upcomingTimes(getValues());
        const isSave = by === 'updateDocument' || by === 'createDocument';
        if (!isSave || saved.model !== model || !publishAt) return;
        replaceNotice(schedule.scheduledFor(formatTime(publishAt)), common.close, 'success');
      });
    }, [model, canPublish, getValues, schedule, common, formatTime]);

    if (!action || model !== affirmationUid || !canPublish) return action;
    if (isScheduling)
      return {
        label: schedule.action,
        icon: <Clock />,
        disabled: !modified || isSubmitting,
        loading: isSubmitting,
        position: ['panel', 'preview', 'relation-modal'],
        onClick: pressSave,
      };
    return {
      ...action,
      // The button can be older than what has just been typed.
      onClick: (event) => {
        if (!isScheduled(getValues())) return action.onClick?.(event);
        pressSave();
        return true;
      },
    };
  };
  return Object.assign(ScheduleOrPublish, {
    type: 'publish',
    ...(publish.position && { position: publish.position }),
  });
}

/** *Schedule* saves, too. The original is still called, because it listens to the keyboard. */
function saveUnlessScheduled(update: EntryActionComponent): EntryActionComponent {
  const SaveUnlessScheduled: EntryActionComponent = (props) => {
    const action = update(props);
    const isScheduling = useIsScheduling(props.model, props.activeTab);
    return isScheduling ? null : action;
  };
  return Object.assign(SaveUnlessScheduled, {
    type: 'update',
    ...(update.position && { position: update.position }),
  });
}

const PublishNow: EntryActionComponent = ({ model, activeTab }) => {
  const { schedule } = useTexts(textsByLanguage);
  const formatTime = useFormatTime();
  const { typed } = useUpcomingTimes();
  const isScheduling = useIsScheduling(model, activeTab);
  if (!isScheduling || !typed.publishAt) return null;
  return {
    type: 'publish-now',
    label: schedule.publishNow,
    variant: 'secondary',
    icon: <span hidden {...withoutSavingHint} />,
    position: ['panel', 'preview', 'relation-modal'],
    dialog: {
      type: 'dialog',
      variant: 'default',
      title: schedule.askTitle,
      content: (
        <Typography tag="p" textAlign="center">
          {schedule.ask(formatTime(typed.publishAt))}
        </Typography>
      ),
      confirmLabel: schedule.publishNow,
      onConfirm: pressPublish,
    },
  };
};
PublishNow.type = 'publish-now';
PublishNow.position = ['panel', 'preview', 'relation-modal'];
