import { useAuth, useForm } from '@strapi/strapi/admin';
import { z } from 'zod';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { localTimeZone } from '../../admin/shared/time-zone.ts';

/** A time that is still to come; undefined if it is over, missing, or still being typed. */
const upcoming = z.iso
  .datetime()
  .transform((time) => new Date(time))
  .refine((time) => time.getTime() > Date.now())
  .optional()
  .catch(undefined);
const times = z.object({ publishAt: upcoming, unpublishAt: upcoming });

/** When an entry will be published and unpublished. */
export const upcomingTimes = (entry: unknown): z.infer<typeof times> =>
  times.catch({}).parse(entry);

/** Whether the caller can publish, and so schedule, entries of a type. The server checks it again. */
export const useCanPublish = (model: string): boolean =>
  useAuth('useCanPublish', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) =>
        action === 'plugin::content-manager.explorer.publish' && subject === model,
    ),
  );

/** When the entry in the form will be published and unpublished, as typed and as saved. */
export function useUpcomingTimes() {
  const { values, initialValues } = useForm('useUpcomingTimes', (form) => form);
  return { typed: upcomingTimes(values), saved: upcomingTimes(initialValues) };
}

/** Returns a function that formats a time with its day and its time zone. */
export function useFormatTime(dateStyle: 'full' | 'medium' = 'full'): (time: Date) => string {
  const formatDate = useFormatDate();
  return (time) => `${formatDate(time, { dateStyle, timeStyle: 'short' })} (${localTimeZone()})`;
}
