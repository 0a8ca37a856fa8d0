import { languageKeptForNewEntry } from '../../admin/shared/unsaved-drafts.ts';
import { nounOfUid } from '../../contract/main-fields.ts';
import { fillDeletedPage } from '../../strapi/admin/deleted-page.ts';
import { entryPath, listPath } from '../../strapi/admin/entry-path.ts';
import { panelLanguage } from '../../strapi/admin/panel-language.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Says that the entry to open has been deleted, and leads to the list, and to a new entry if unsaved text is kept for one. */
export function explainDeletion(): void {
  fillDeletedPage((place, { model, documentId = '' }) => {
    const { deleted } = textsByLanguage[panelLanguage()];
    const noun = nounOfUid(model);
    const keptLanguage = languageKeptForNewEntry(model, documentId);
    place.style.cssText =
      'display: flex; flex-direction: column; align-items: center; gap: 1.6rem; padding: 8rem 2.4rem; ' +
      'font-size: 1.6rem; line-height: 1.4; text-align: center';
    const add = (tag: 'h1' | 'p', text: string) => {
      const element = document.createElement(tag);
      element.textContent = text;
      place.append(element);
      return element;
    };
    add('h1', deleted.title).style.cssText = 'font-size: 2.4rem; font-weight: 600';
    if (keptLanguage !== undefined) add('p', deleted.kept);
    if (!noun) return;
    const links = [
      ...(keptLanguage === undefined
        ? []
        : [[deleted.create, entryPath(noun, 'create', keptLanguage)] as const]),
      [deleted.list, listPath(noun)] as const,
    ];
    for (const [text, path] of links) {
      const link = document.createElement('a');
      link.href = `/admin${path}`;
      link.textContent = text;
      link.style.cssText = 'color: inherit; text-decoration: underline';
      add('p', '').append(link);
    }
  });
}
