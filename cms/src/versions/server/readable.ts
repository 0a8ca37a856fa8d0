import type { Core } from '@strapi/strapi';
import { fallbackLanguage, type Language } from '../../contract/language.ts';
import {
  restoredFields,
  type VersionContent,
  type VersionedType,
} from '../../contract/versions.ts';
import { hasPermission } from '../../core/panel-user.ts';

const uidOf = (noun: VersionedType) => `api::${noun}.${noun}`;

type Right = 'read' | 'update';

/** Whether the caller has a right to an entry in a language, and to a field if given. */
export const isAllowed = (
  strapi: Core.Strapi,
  right: Right,
  noun: VersionedType,
  language: Language | undefined,
  field?: string,
): boolean => hasPermission(strapi, right, uidOf(noun), language ?? fallbackLanguage, field);

/** Whether the caller can write anything that restoring a version writes. */
export const canRestore = (
  strapi: Core.Strapi,
  noun: VersionedType,
  language: Language | undefined,
): boolean =>
  restoredFields[noun].some((field) => isAllowed(strapi, 'update', noun, language, field));

/** The fields that the caller can read in an entry, and so in its versions. */
export function withReadableFields(
  strapi: Core.Strapi,
  noun: VersionedType,
  language: Language | undefined,
  fields: VersionContent,
): VersionContent {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => isAllowed(strapi, 'read', noun, language, field)),
  );
}
