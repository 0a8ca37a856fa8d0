import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { ContentType } from '../contract/change.ts';
import { chooseLanguage, languages, type Language } from '../contract/language.ts';
import { translatableFields } from '../contract/translation.ts';
import { textsByLanguage, type Texts } from '../i18n/texts.ts';
import {
  canWithEntries,
  panelRequestState,
  type EntryAction,
} from '../strapi/internals/panel-callers.ts';

const account = z.object({
  id: z.number(),
  email: z.string(),
  preferedLanguage: z.string().nullish(),
});

/** An administrator, editor or translator. */
export interface PanelUser {
  id: number;
  email: string;
}

/** The caller, or undefined outside of panel calls. */
export function currentPanelUser(strapi: Core.Strapi): PanelUser | undefined {
  const found = account.safeParse(panelRequestState(strapi)?.user);
  if (!found.success) return undefined;
  const { id, email } = found.data;
  return { id, email };
}

/** The texts that several features share, in the account's language, or else the browser's. */
export function panelTexts(strapi: Core.Strapi): Texts {
  return inPanelLanguage(strapi, textsByLanguage);
}

/** Texts of one feature in the account's language, or else the browser's. */
export function inPanelLanguage<Own>(
  strapi: Core.Strapi,
  texts: Readonly<Record<Language, Own>>,
): Own {
  return texts[panelLanguage(strapi)];
}

export function panelLanguage(strapi: Core.Strapi): Language {
  return chooseLanguage({
    parameter: account.safeParse(panelRequestState(strapi)?.user).data?.preferedLanguage,
    acceptLanguage: strapi.requestContext.get()?.get('Accept-Language'),
  });
}

/** What Excel expects between the cells of a CSV file in the caller's language. */
export const csvSeparator = (strapi: Core.Strapi) => (panelLanguage(strapi) === 'fr' ? ';' : ',');

/** An error whose message the panel shows, also below the fields that it is about. */
export const validationError = (message: string, ...fields: string[]): Error =>
  new errors.ValidationError(
    message,
    fields.length > 0 && {
      errors: fields.map((field) => ({ path: [field], message, name: 'ValidationError' })),
    },
  );

/** Responds with 403. Strapi would drop the message of its own `ForbiddenError`. */
export function forbid(strapi: Core.Strapi, message: string): never {
  strapi.requestContext.get()?.throw(403, message);
  throw new errors.ForbiddenError(message);
}

/**
 * Whether the caller has a permission on a content type in a language, and on a field if given: on all entries, or on
 * those of a creator. Always true outside of panel calls, such as for the seed, the schedule or a command.
 */
export function hasPermission(
  strapi: Core.Strapi,
  action: EntryAction,
  uid: string,
  locale: string,
  field?: string,
  createdBy?: unknown,
): boolean {
  const state = panelRequestState(strapi);
  return (
    state === undefined || canWithEntries(strapi, state, action, uid, locale, field, createdBy)
  );
}

/** The same for entries that the caller has created, for calls of which Strapi checks itself whose entry it is. */
export const hasPermissionOnOwn = (
  strapi: Core.Strapi,
  action: EntryAction,
  uid: string,
  locale: string,
): boolean =>
  hasPermission(strapi, action, uid, locale, undefined, panelRequestState(strapi)?.['user']);

/**
 * Whether the caller may read entries of a content type in every language, and a field if given: all of them, or those
 * of a creator.
 */
export const canRead = (
  strapi: Core.Strapi,
  uid: string,
  createdBy?: unknown,
  field?: string,
): boolean =>
  languages.every((language) => hasPermission(strapi, 'read', uid, language, field, createdBy));

/** Whether the caller may read all texts of entries, in every language: of all entries, or of those of a creator. */
export const canReadTexts = (
  strapi: Core.Strapi,
  noun: ContentType,
  createdBy?: unknown,
): boolean =>
  Object.keys(translatableFields[noun]).every((field) =>
    canRead(strapi, `api::${noun}.${noun}`, createdBy, field),
  );

/** Responds with 403 to callers who may not read all texts of a content type. */
export function requireReading(strapi: Core.Strapi, noun: ContentType): void {
  if (!canReadTexts(strapi, noun)) forbid(strapi, panelTexts(strapi).content.notYoursToRead);
}
