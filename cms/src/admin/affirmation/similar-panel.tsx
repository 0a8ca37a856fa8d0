import type { StrapiApp } from '@strapi/strapi/admin';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { contentManager } from '../../strapi/admin/content-manager.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { SimilarAffirmations } from './SimilarAffirmations.tsx';

/** The arguments that the content manager passes to a side panel. */
interface Edited {
  model: string;
  documentId?: string;
}
type SidePanel = (edited: Edited) => { title: string; content: React.ReactNode } | null;

/** Adds a side panel to the affirmation form that lists similar affirmations. */
export function addSimilarPanel(app: StrapiApp): void {
  contentManager(app).addEditViewSidePanel([SimilarPanel]);
}

const SimilarPanel: SidePanel = ({ model, documentId }) => {
  const { affirmation } = useTexts(textsByLanguage);
  if (model !== affirmationUid) return null;
  return { title: affirmation.similar, content: <SimilarAffirmations documentId={documentId} /> };
};
