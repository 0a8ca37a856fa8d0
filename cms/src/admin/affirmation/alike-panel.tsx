import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { useTexts } from '../panel/texts.ts';
import { Alike } from './Alike.tsx';

/** What the content manager tells a panel beside the form, and what it wants of one. */
interface Edited {
  model: string;
  documentId?: string;
}
type SidePanel = (edited: Edited) => { title: string; content: React.ReactNode } | null;

const contentManager = z.object({
  addEditViewSidePanel: z.custom<(panels: SidePanel[]) => void>(
    (given) => typeof given === 'function',
  ),
});

/** Shows beside an affirmation's form which others say nearly the same. */
export function addAlikePanel(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager');
  contentManager.parse(apis).addEditViewSidePanel([AlikePanel]);
}

const AlikePanel: SidePanel = ({ model, documentId }) => {
  const { affirmation } = useTexts();
  if (model !== 'api::affirmation.affirmation') return null;
  return { title: affirmation.alike, content: <Alike documentId={documentId} /> };
};
