import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { languageKeptForNewEntry } from '../../admin/shared/unsaved-drafts.ts';
import { nounOfUid } from '../../contract/main-fields.ts';
import { fillDeletedPage } from '../../strapi/admin/deleted-page.ts';
import type { SavedEntry } from '../../strapi/admin/document-endpoints.ts';
import { entryPath, listPath } from '../../strapi/admin/entry-path.ts';
import { panelLanguage } from '../../strapi/admin/panel-language.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Explains on the page of an entry that it has been deleted. */
export function explainDeletion(): void {
  fillDeletedPage((place, entry) => createRoot(place).render(<DeletedEntry {...entry} />));
}

/**
 * Leads to the list, and to a new entry if unsaved text is kept for one. Outside of Strapi's own tree, so without its
 * theme and router: the links load the panel anew.
 */
function DeletedEntry({ model, documentId = '' }: SavedEntry) {
  const { deleted } = textsByLanguage[panelLanguage()];
  const noun = nounOfUid(model);
  const keptLanguage = languageKeptForNewEntry(model, documentId);
  return (
    <Message>
      <h1>{deleted.title}</h1>
      {keptLanguage !== undefined && <p>{deleted.kept}</p>}
      {noun && keptLanguage !== undefined && (
        <a href={`/admin${entryPath(noun, 'create', keptLanguage)}`}>{deleted.create}</a>
      )}
      {noun && <a href={`/admin${listPath(noun)}`}>{deleted.list}</a>}
    </Message>
  );
}

const Message = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 1.6rem;
  padding: 8rem 2.4rem;
  font-size: 1.6rem;
  line-height: 1.4;
  text-align: center;

  h1 {
    font-size: 2.4rem;
    font-weight: 600;
  }
  a {
    color: inherit;
    text-decoration: underline;
  }
`;
