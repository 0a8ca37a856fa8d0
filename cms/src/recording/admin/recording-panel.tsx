import type { StrapiApp } from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { languages } from '../../contract/language.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { contentManager } from '../../strapi/admin/content-manager.ts';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { Recordings } from './Recordings.tsx';

/** The arguments that the content manager passes to a side panel. */
interface Edited {
  model: string;
  documentId?: string;
  document?: unknown;
}
type SidePanel = (edited: Edited) => { title: string; content: React.ReactNode } | null;

/** Adds the recordings of an affirmation in the form's language beside its form. */
export function addRecordingPanel(app: StrapiApp): void {
  contentManager(app).addEditViewSidePanel([RecordingPanel]);
}

const locale = z.enum(languages).catch('en');
const saved = z.object({ updatedAt: z.string() });

const RecordingPanel: SidePanel = ({ model, documentId, document }) => {
  const { recording: t } = useTexts(textsByLanguage);
  const language = locale.parse(useEntryParams()['locale']);
  if (model !== affirmationUid) return null;
  const revision = saved.safeParse(document).data?.updatedAt;
  const content =
    documentId && revision ? (
      <Recordings
        key={`${documentId} ${language}`}
        documentId={documentId}
        language={language}
        revision={revision}
      />
    ) : (
      <Typography textColor="neutral600">{t.saveFirst}</Typography>
    );
  return { title: t.title, content };
};
