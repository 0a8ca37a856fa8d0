import type { Core } from '@strapi/strapi';
import { contentTypes as strapiContentTypes } from '@strapi/utils';
import { contentTypes, type ContentType } from '../contract/change.ts';
import { panelAction, type PanelPermission } from '../contract/panel-permission.ts';
import { translatableFields } from '../contract/translation.ts';
import { languages, type Language } from '../contract/language.ts';

const translatorLanguage: Language = 'fr';

/** The fields of a weekly email that translators write. The content type isn't localized but has fields per language. */
const letterSentences = ['subjectFr', 'noteFr'];

type Subject = ContentType | 'letter' | 'term';

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: readonly string[]; locales?: readonly Language[] };
}

/** What translators can do on the panel's own pages. */
const translatorPages: readonly PanelPermission[] = [
  'translations.read',
  'translations.update',
  'featured.read',
  'spreadsheet.export-csv',
  'newsletter.read',
  'newsletter.update',
  'newsletter.test',
  'history.read',
];
const editorPages: readonly PanelPermission[] = [
  ...translatorPages,
  'featured.update',
  'spreadsheet.import-csv',
];

/** All content in both languages, and nothing else: no members, no subscribers, no accounts, no settings. */
export function editorPermissions(strapi: Core.Strapi): Permission[] {
  const ofContent = contentTypes.flatMap((noun) => {
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
  const inTerms = fieldsOf(strapi, 'term');
  return [
    ...ofContent,
    permission('create', 'letter', undefined, inLetters),
    permission('read', 'letter', undefined, inLetters),
    permission('update', 'letter', undefined, inLetters),
    permission('delete', 'letter'),
    permission('create', 'term', undefined, inTerms),
    permission('read', 'term', undefined, inTerms),
    permission('update', 'term', undefined, inTerms),
    permission('delete', 'term'),
    ...editorPages.map(pagePermission),
  ];
}

/**
 * Reading all content and writing French texts. Strapi requires `create` to add a language to a document;
 * close-language-gap.ts prevents everything else that this would allow.
 */
export function translatorPermissions(strapi: Core.Strapi): Permission[] {
  const ofContent = contentTypes.flatMap((noun) => [
    permission('read', noun, languages, fieldsOf(strapi, noun)),
    permission('create', noun, [translatorLanguage], Object.keys(translatableFields[noun])),
    permission('update', noun, [translatorLanguage], Object.keys(translatableFields[noun])),
  ]);
  return [
    ...ofContent,
    permission('read', 'letter', undefined, fieldsOf(strapi, 'letter')),
    permission('update', 'letter', undefined, letterSentences),
    permission('read', 'term', undefined, fieldsOf(strapi, 'term')),
    ...translatorPages.map(pagePermission),
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

const pagePermission = (page: PanelPermission): Permission => ({
  action: panelAction(page),
  subject: null,
  properties: {},
});

/** The fields of a content type that the panel shows. */
function fieldsOf(strapi: Core.Strapi, noun: Subject): string[] {
  return strapiContentTypes.getVisibleAttributes(strapi.contentType(`api::${noun}.${noun}`));
}
