import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { contentManager } from './content-manager.ts';

/** What the content manager passes to a bulk action: the selected entries of a list. */
interface Selection {
  model: string;
  documents: readonly unknown[];
}
interface BulkAction {
  /** Strapi's own have one, such as `publish`. */
  actionType?: string;
  dialog?: { content?: (dialog: { onClose: () => void }) => ReactNode };
}
type BulkActionComponent = (selection: Selection) => BulkAction | null;

/** Shows a warning above Strapi's question before the affirmations selected in the list are published. */
export function warnBeforeBulkPublishing(
  app: StrapiApp,
  Warning: ComponentType<{ documents: readonly unknown[] }>,
): void {
  const withWarning = (original: BulkActionComponent) => {
    const ActionWithWarning: BulkActionComponent = (selection) => {
      const action = original(selection);
      const content = action?.dialog?.content;
      const { model, documents } = selection;
      if (!content || action.actionType !== 'publish' || model !== affirmationUid) return action;
      return {
        ...action,
        dialog: {
          ...action.dialog,
          content: (dialog) => (
            <>
              <Warning documents={documents} />
              {content(dialog)}
            </>
          ),
        },
      };
    };
    // Strapi tells some actions apart by their `type`.
    return Object.assign(ActionWithWarning, original);
  };
  contentManager(app).addBulkAction((actions: readonly BulkActionComponent[]) =>
    actions.map(withWarning),
  );
}
