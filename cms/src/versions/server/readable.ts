import type { Core } from '@strapi/strapi';
import { fallbackLanguage } from '../../contract/language.ts';
import {
  restoredFields,
  type VersionContent,
  type VersionedType,
  type VersionTarget,
} from '../../contract/versions.ts';
import { findCreator } from '../../core/entry-creator.ts';
import { hasPermission } from '../../core/panel-user.ts';

const uidOf = (noun: VersionedType) => `api::${noun}.${noun}` as const;

type Right = 'read' | 'update';

/** Who created an entry, for `isAllowed`. */
export const creatorOf = (
  strapi: Core.Strapi,
  { noun, documentId, language }: VersionTarget,
): Promise<unknown> =>
  findCreator(strapi, uidOf(noun), { documentId, ...(language && { locale: language }) });

/** Whether the caller has a right to an entry of a creator in a language, and to a field if given. */
export const isAllowed = (
  strapi: Core.Strapi,
  right: Right,
  { noun, language }: VersionTarget,
  createdBy: unknown,
  field?: string,
): boolean =>
  hasPermission(strapi, right, uidOf(noun), language ?? fallbackLanguage, field, createdBy);

/** Whether the caller can write anything that restoring a version writes. */
export const canRestore = (
  strapi: Core.Strapi,
  target: VersionTarget,
  createdBy: unknown,
): boolean =>
  restoredFields[target.noun].some((field) =>
    isAllowed(strapi, 'update', target, createdBy, field),
  );

/** The fields that the caller can read in an entry, and so in its versions. */
export function withReadableFields(
  strapi: Core.Strapi,
  target: VersionTarget,
  createdBy: unknown,
  fields: VersionContent,
): VersionContent {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => isAllowed(strapi, 'read', target, createdBy, field)),
  );
}
