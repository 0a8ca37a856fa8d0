import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { validationError, panelTexts } from './panel-user.ts';

const formats = new Map<string, z.ZodType>([
  ['date', z.iso.date().or(z.iso.datetime({ offset: true }))],
  ['datetime', z.iso.datetime({ offset: true }).or(z.iso.date())],
]);
const given = z.object({ data: z.record(z.string(), z.unknown()) });

/** Rejects what is not a date in a field for dates, naming the field, which Strapi's own error does not. */
export function rejectInvalidDates(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data = {} } = given.safeParse(context.params).data ?? {};
    for (const [name, { type }] of Object.entries(context.contentType.attributes)) {
      const value = data[name];
      if (typeof value === 'string' && formats.get(type)?.safeParse(value).success === false)
        throw validationError(panelTexts(strapi).content.notADate, name);
    }
    return next();
  });
}
