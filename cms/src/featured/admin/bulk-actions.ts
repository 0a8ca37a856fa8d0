import {
  useFetchClient,
  useNotification,
  useRBAC,
  useTable,
  type StrapiApp,
} from '@strapi/strapi/admin';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { featuredEntry } from '../../contract/featured.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { addToForms, contentManager } from '../../strapi/admin/content-manager.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFeature } from './feature.ts';
import { FeaturedNotice } from './FeaturedNotice.tsx';
import { findAbsent } from './status.ts';
import { useFormatStatus } from './use-format-status.ts';

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
  addToForms(app, 'featured', FeaturedNotice);
}

function featureAction(featured: boolean): BulkAction {
  return function FeatureAction({ model, documents }) {
    const { featured: texts } = useTexts(textsByLanguage);
    const [feature] = useFeature();
    const formatError = useFormatError();
    const formatStatus = useFormatStatus();
    const { get } = useFetchClient();
    const { toggleNotification } = useNotification();
    const { allowedActions } = useRBAC(permissions);
    const setSelection = useTable('FeatureAction', ({ selectRow }) => selectRow);
    if (model !== affirmationUid || !allowedActions['canUpdate']) return null;
    const changing = selectedDocuments
      .parse(documents)
      .filter((each) => each.featured !== featured);
    if (changing.length === 0) return null;

    /** Says which of the affirmations the site doesn't show, and why. */
    const explainAbsent = async (documentIds: readonly string[]) => {
      const { data } = await get<unknown>('/panel/featured');
      const [first, ...others] = findAbsent(z.array(featuredEntry).parse(data), documentIds);
      return first ? texts.absent(first.entry.text, formatStatus(first), others.length) : '';
    };
    const act = async () => {
      try {
        const documentIds = changing.map(({ documentId }) => documentId);
        await feature({ documentIds, featured }).unwrap();
        const message = (featured ? texts.added : texts.removed)(changing.length);
        const absent = featured ? await explainAbsent(documentIds) : '';
        // Removes this action, which would end its calls.
        setSelection([]);
        if (absent) toggleNotification({ type: 'warning', message: `${message} ${absent}` });
        else toggleNotification({ type: 'success', message });
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
