import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManager } from './content-manager.ts';
import type { EntryQuestion } from './document-actions.ts';

/** The selected entries of a list. */
interface Selection {
  model: string;
  documents: readonly unknown[];
}
interface BulkAction {
  dialog?: object;
}
interface BulkActionComponent {
  (selection: Selection): BulkAction | null;
  type?: string;
}

/** Replaces what Strapi asks before something is done with several entries of a list. */
export function replaceBulkQuestion(
  app: StrapiApp,
  type: 'delete' | 'unpublish',
  useQuestion: (selection: Selection) => EntryQuestion,
): void {
  contentManager(app).addBulkAction((actions: readonly BulkActionComponent[]) =>
    actions.map((original) => {
      if (original.type !== type) return original;
      const AskingAction: BulkActionComponent = ({ model, documents }) => {
        const action = original({ model, documents });
        const question = useQuestion({ model, documents });
        return (
          action && { ...action, dialog: { ...action.dialog, ...question, variant: 'danger' } }
        );
      };
      return Object.assign(AskingAction, original);
    }),
  );
}
