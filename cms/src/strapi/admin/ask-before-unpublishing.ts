import type { StrapiApp } from '@strapi/strapi/admin';
import { replaceBulkQuestion } from './bulk-question.ts';
import {
  changeEntryActions,
  type EntryActionComponent,
  type EntryQuestion,
} from './document-actions.ts';

/** What is about to be unpublished: one entry, or the selected ones of a list. */
export type Unpublishing = 'entry' | readonly unknown[];

/**
 * Asks before entries are unpublished. Strapi itself asks about a single one only if its draft has changed since it was
 * published, and then offers to replace the draft, too. Here it always stays; “Discard changes” before does the other.
 */
export function askBeforeUnpublishing(
  app: StrapiApp,
  useQuestion: (what: Unpublishing) => EntryQuestion,
): void {
  changeEntryActions(app, (actions) =>
    actions.map((original) => {
      if (original.type !== 'unpublish') return original;
      const AskingAction: EntryActionComponent = (props) => {
        const action = original(props);
        const question = useQuestion('entry');
        if (!action) return action;
        const { onClick, ...asking } = action;
        // Strapi's own question offers to replace the draft in the part that is replaced here, and keeps it by default.
        const dialog = action.dialog ?? { onConfirm: () => onClick?.(undefined) };
        return {
          ...asking,
          dialog: { ...dialog, type: 'dialog', variant: 'danger', ...question },
        };
      };
      return Object.assign(AskingAction, original);
    }),
  );
  replaceBulkQuestion(app, 'unpublish', ({ documents }) => useQuestion(documents));
}
