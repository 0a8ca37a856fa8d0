import type { StrapiApp } from '@strapi/strapi/admin';
import {
  changeEntryActions,
  type EntryActionComponent,
  type EntryQuestion,
} from './document-actions.ts';

/** Asks before an entry is unpublished. Strapi itself asks only if the draft has changed since it was published. */
export function askBeforeUnpublishing(app: StrapiApp, useQuestion: () => EntryQuestion): void {
  changeEntryActions(app, (actions) =>
    actions.map((original) => {
      if (original.type !== 'unpublish') return original;
      const AskingAction: EntryActionComponent = (props) => {
        const action = original(props);
        const question = useQuestion();
        if (!action || action.dialog) return action;
        const { onClick, ...asking } = action;
        const onConfirm = () => onClick?.(undefined);
        return { ...asking, dialog: { type: 'dialog', variant: 'danger', ...question, onConfirm } };
      };
      return Object.assign(AskingAction, original);
    }),
  );
}
