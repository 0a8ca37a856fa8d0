import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManager } from '../panel/content-manager.ts';
import { useTexts } from '../panel/texts.ts';
import { Alike } from './Alike.tsx';

/** What the content manager tells a panel beside the form, and what it wants of one. */
interface Edited {
  model: string;
  documentId?: string;
}
type SidePanel = (edited: Edited) => { title: string; content: React.ReactNode } | null;

/** Shows beside an affirmation's form which others say nearly the same. */
export function addAlikePanel(app: StrapiApp): void {
  contentManager(app).addEditViewSidePanel([AlikePanel]);
}

const AlikePanel: SidePanel = ({ model, documentId }) => {
  const { affirmation } = useTexts();
  if (model !== 'api::affirmation.affirmation') return null;
  return { title: affirmation.alike, content: <Alike documentId={documentId} /> };
};
