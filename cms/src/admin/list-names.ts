import { panelLanguage } from '../strapi/admin/panel-language.ts';
import { nameNewEntries } from '../strapi/admin/name-new-entries.ts';
import { textsByLanguage } from './i18n/texts.ts';

/** Says “New affirmation” instead of “Create new entry,” and so for every type. */
export function nameLists(): void {
  nameNewEntries((uid) => {
    const { newEntries } = textsByLanguage[panelLanguage()];
    return Object.entries(newEntries).find(([noun]) => uid === `api::${noun}.${noun}`)?.[1];
  });
}
