import { unstable_useDocumentActions as useDocumentActions, useForm } from '@strapi/strapi/admin';
import { restoringBody, type VersionContent, type VersionTarget } from '../../contract/versions.ts';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { replaceNotice } from '../../strapi/admin/replace-notice.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { whileRestoring } from './restoring.ts';
import { VersionList } from './VersionList.tsx';

/** The versions beside the content manager's form of an entry. */
export function EntryVersions({ target, revision }: { target: VersionTarget; revision: string }) {
  const { noun, documentId, language } = target;
  const isModified = useForm('EntryVersions', ({ modified }) => modified);
  const { versions } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const { update } = useDocumentActions();
  const params = useEntryParams();

  /** Saves the version as the form would: with the checks and the question about newer texts. */
  const restore = async (fields: VersionContent, from: Date) => {
    const model = `api::${noun}.${noun}`;
    const entry = { collectionType: 'collection-types', model, documentId, params };
    const answer = await whileRestoring(from, () =>
      update(entry, restoringBody(noun, fields, language)),
    );
    if (!('error' in answer)) replaceNotice(versions.restored, common.close, 'success');
    return !('error' in answer);
  };
  return <VersionList target={target} revision={revision} restoring={{ isModified, restore }} />;
}
