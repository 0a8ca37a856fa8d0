import { useNotification, useRBAC, useTable, type StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { contentManager } from '../../strapi/admin/content-manager.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFeature } from './feature.ts';

const selectedDocuments = z.array(
  z.object({ documentId: z.string(), featured: z.boolean().catch(false) }),
);
const permissions = [{ action: panelAction('featured.update'), subject: null }];

/** The arguments that the content manager passes to a bulk action. */
type BulkAction = (selection: { model: string; documents: unknown }) => {
  label: string;
  variant: 'secondary';
  onClick: () => void;
} | null;

/** Adds bulk actions that feature the selected affirmations or stop featuring them. */
export function addFeatureActions(app: StrapiApp): void {
  contentManager(app).addBulkAction((others: BulkAction[]) => [
    ...others,
    featureAction(true),
    featureAction(false),
  ]);
}

function featureAction(featured: boolean): BulkAction {
  return function FeatureAction({ model, documents }) {
    const { featured: texts } = useTexts(textsByLanguage);
    const [feature] = useFeature();
    const formatError = useFormatError();
    const { toggleNotification } = useNotification();
    const { allowedActions } = useRBAC(permissions);
    const setSelection = useTable('FeatureAction', ({ selectRow }) => selectRow);
    if (model !== affirmationUid || !allowedActions['canUpdate']) return null;
    const changing = selectedDocuments
      .parse(documents)
      .filter((each) => each.featured !== featured);
    if (changing.length === 0) return null;

    const act = async () => {
      try {
        const documentIds = changing.map(({ documentId }) => documentId);
        await feature({ documentIds, featured }).unwrap();
        setSelection([]);
        const message = (featured ? texts.added : texts.removed)(changing.length);
        toggleNotification({ type: 'success', message });
      } catch (error) {
        toggleNotification({ type: 'danger', message: formatError(error) });
      }
    };
    return {
      label: featured ? texts.add : texts.remove,
      variant: 'secondary',
      onClick: () => void act(),
    };
  };
}
