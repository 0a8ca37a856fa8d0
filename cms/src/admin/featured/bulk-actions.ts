import { useNotification, useRBAC, useTable, type StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { useExplain } from '../panel/call.ts';
import { contentManager } from '../panel/content-manager.ts';
import { useTexts } from '../panel/texts.ts';
import { affirmationUid, useFeature } from './feature.ts';

const chosen = z.array(z.object({ documentId: z.string(), featured: z.boolean().catch(false) }));
const rights = [{ action: 'plugin::content-manager.explorer.publish', subject: affirmationUid }];

/** The arguments that the content manager passes to a bulk action. */
type BulkAction = (ticked: { model: string; documents: unknown }) => {
  label: string;
  variant: 'secondary';
  onClick: () => void;
} | null;

/** Features the affirmations that are ticked in the list, or no longer. */
export function addFeatureActions(app: StrapiApp): void {
  contentManager(app).addBulkAction((others: BulkAction[]) => [
    ...others,
    actionTo(true),
    actionTo(false),
  ]);
}

function actionTo(featured: boolean): BulkAction {
  return function FeatureAction({ model, documents }) {
    const { featured: texts } = useTexts();
    const [feature] = useFeature();
    const explain = useExplain();
    const { toggleNotification } = useNotification();
    const { allowedActions } = useRBAC(rights);
    const untick = useTable('FeatureAction', ({ selectRow }) => selectRow);
    if (model !== affirmationUid || !allowedActions['canPublish']) return null;
    const concerned = chosen.parse(documents).filter((each) => each.featured !== featured);
    if (concerned.length === 0) return null;

    const act = async () => {
      try {
        const documentIds = concerned.map(({ documentId }) => documentId);
        await feature({ documentIds, featured }).unwrap();
        untick([]);
        const message = (featured ? texts.added : texts.removed)(concerned.length);
        toggleNotification({ type: 'success', message });
      } catch (error) {
        toggleNotification({ type: 'danger', message: explain(error) });
      }
    };
    return {
      label: featured ? texts.add : texts.remove,
      variant: 'secondary',
      onClick: () => void act(),
    };
  };
}
