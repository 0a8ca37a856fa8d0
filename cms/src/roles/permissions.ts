import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { contentNouns, type ContentNoun } from '../contract/change.ts';
import { translatableFields } from '../contract/translation.ts';
import { languages, type Language } from '../contract/language.ts';

/** The language that translators write. */
const translated: Language = 'fr';

/** The fields of a weekly email that translators write; it is not localized. */
const letterSentences = ['noteFr'];

type Subject = ContentNoun | 'letter';

interface Permission {
  action: string;
  subject: string;
  properties: { fields?: readonly string[]; locales?: readonly Language[] };
}

/** All content in both languages, and nothing else: no members, no subscribers, no accounts, no settings. */
export function editorPermissions(strapi: Core.Strapi): Permission[] {
  const ofContent = contentNouns.flatMap((noun) => {
    const fields = fieldsOf(strapi, noun);
    return [
      permission('create', noun, languages, fields),
      permission('read', noun, languages, fields),
      permission('update', noun, languages, fields),
      permission('delete', noun, languages),
      permission('publish', noun, languages),
    ];
  });
  const inLetters = fieldsOf(strapi, 'letter');
  return [
    ...ofContent,
    permission('create', 'letter', undefined, inLetters),
    permission('read', 'letter', undefined, inLetters),
    permission('update', 'letter', undefined, inLetters),
    permission('delete', 'letter'),
  ];
}

/**
 * Reads everything and writes French sentences. Strapi asks for `create` where a language is added to a document;
 * what else that would allow is refused by the guard beside this file.
 */
export function translatorPermissions(strapi: Core.Strapi): Permission[] {
  const ofContent = contentNouns.flatMap((noun) => [
    permission('read', noun, languages, fieldsOf(strapi, noun)),
    permission('create', noun, [translated], Object.keys(translatableFields[noun])),
    permission('update', noun, [translated], Object.keys(translatableFields[noun])),
  ]);
  return [
    ...ofContent,
    permission('read', 'letter', undefined, fieldsOf(strapi, 'letter')),
    permission('update', 'letter', undefined, letterSentences),
  ];
}

function permission(
  action: 'create' | 'read' | 'update' | 'delete' | 'publish',
  noun: Subject,
  locales?: readonly Language[],
  fields?: readonly string[],
): Permission {
  return {
    action: `plugin::content-manager.explorer.${action}`,
    subject: `api::${noun}.${noun}`,
    properties: { ...(fields && { fields }), ...(locales && { locales }) },
  };
}

/** The fields of a noun that the panel knows. */
function fieldsOf(strapi: Core.Strapi, noun: Subject): string[] {
  return contentTypes.getVisibleAttributes(strapi.contentType(`api::${noun}.${noun}`));
}
