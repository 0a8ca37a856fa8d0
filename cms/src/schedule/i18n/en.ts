export const schedule = {
  action: 'Schedule',
  publishNow: 'Publish now',
  ask: (when: string) =>
    `This is scheduled for ${when}. If you publish it now, readers will see it right away and the scheduled time will be cleared.`,
  askTitle: 'Publish now?',
  title: 'Scheduled',
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  publishes: (when: string) => `Will be published on ${when}`,
  unpublishes: (when: string) => `Will be unpublished on ${when}`,
  notScheduled: (publish: string, unpublish: string | undefined, isMoved: boolean) =>
    `${isMoved ? 'This change isn’t saved yet.' : 'Not scheduled yet.'} Choose “Schedule” to publish it on ${publish}${unpublish ? ` and unpublish it on ${unpublish}` : ''}.`,
  notSaved: (unpublish: string) => `Not saved yet. Choose “Save” to unpublish it on ${unpublish}.`,
  endsWithChange: 'If you change the text, an editor will have to schedule it again.',
  bulkWarning: (count: number) =>
    count === 1
      ? 'One of these is scheduled for later. If you publish it now, readers will see it right away and the scheduled time will be cleared.'
      : `${count} of these are scheduled for later. If you publish them now, readers will see them right away and the scheduled times will be cleared.`,
  scheduledEntry: (text: string, when: string) => `“${text}” · ${when}`,
  online: (when: string) => `Goes live: ${when}`,
  offline: (when: string) => `Will be unpublished: ${when}`,
};
