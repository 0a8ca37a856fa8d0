import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { contentNouns, type ContentNoun } from '../contract/change.ts';
import { sentenceLimits } from '../contract/desk.ts';
import { languages, type Language } from '../contract/language.ts';

/** What translators read is the language that they do not write. */
const translated: Language = 'fr';

interface Permission {
  action: string;
  subject: string;
  properties: { fields?: readonly string[]; locales: readonly Language[] };
}

/** All content in both languages, and nothing else: no members, no subscribers, no accounts, no settings. */
export function editorPermissions(strapi: Core.Strapi): Permission[] {
  return contentNouns.flatMap((noun) => {
    const fields = fieldsOf(strapi, noun);
    return [
      permission('create', noun, languages, fields),
      permission('read', noun, languages, fields),
      permission('update', noun, languages, fields),
      permission('delete', noun, languages),
      permission('publish', noun, languages),
    ];
  });
}

/**
 * Reads everything and writes French sentences. Strapi asks for `create` where a language is added to a document;
 * what else that would allow is refused by the guard beside this file.
 */
export function translatorPermissions(strapi: Core.Strapi): Permission[] {
  return contentNouns.flatMap((noun) => [
    permission('read', noun, languages, fieldsOf(strapi, noun)),
    permission('create', noun, [translated], Object.keys(sentenceLimits[noun])),
    permission('update', noun, [translated], Object.keys(sentenceLimits[noun])),
  ]);
}

function permission(
  action: 'create' | 'read' | 'update' | 'delete' | 'publish',
  noun: ContentNoun,
  locales: readonly Language[],
  fields?: readonly string[],
): Permission {
  return {
    action: `plugin::content-manager.explorer.${action}`,
    subject: `api::${noun}.${noun}`,
    properties: { ...(fields && { fields }), locales },
  };
}

/** The fields of a noun that the panel knows. */
function fieldsOf(strapi: Core.Strapi, noun: ContentNoun): string[] {
  return contentTypes.getVisibleAttributes(strapi.contentType(`api::${noun}.${noun}`));
}
