import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { useTexts } from '../../admin/shared/texts.ts';
import { languages } from '../../contract/language.ts';
import { isLocalized, versionedTypes } from '../../contract/versions.ts';
import { addToForms, contentManager } from '../../strapi/admin/content-manager.ts';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { askAboutConflicts } from './ask-about-conflicts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EntryVersions } from './EntryVersions.tsx';
import { PresenceNotice } from './PresenceNotice.tsx';
import { usePresence } from './presence.ts';

/** The arguments that the content manager passes to a side panel. */
interface Edited {
  model: string;
  documentId?: string;
  document?: unknown;
}
type SidePanel = (edited: Edited) => { title: string; content: React.ReactNode } | null;

/**
 * Adds the versions of an entry beside its form, says who else has it open, and asks before a save replaces somebody
 * else's newer text.
 */
export function addVersions(app: StrapiApp): void {
  contentManager(app).addEditViewSidePanel([VersionsPanel]);
  addToForms(app, 'presence', PresenceNotice);
  addToForms(app, 'conflict', ConflictDialog);
  askAboutConflicts();
}

const locale = z.enum(languages).catch('en');
const saved = z.object({ updatedAt: z.coerce.date() });

const VersionsPanel: SidePanel = ({ model, documentId, document }) => {
  const { versions } = useTexts(textsByLanguage);
  const params = useEntryParams();
  const noun = versionedTypes.find((each) => model === `api::${each}.${each}`);
  const language = noun && isLocalized(noun) ? locale.parse(params['locale']) : undefined;
  const savedAt = saved.safeParse(document).data?.updatedAt;
  const presence = usePresence(
    noun && documentId ? { noun, documentId, language } : undefined,
    savedAt,
  );
  if (!noun || !documentId) return null;
  const revision = `${savedAt?.getTime() ?? ''} ${presence?.newest?.id ?? ''}`;
  return {
    title: versions.title,
    content: <EntryVersions target={{ noun, documentId, language }} revision={revision} />,
  };
};
