import type { StrapiApp } from '@strapi/strapi/admin';
import { replaceBulkQuestion } from './bulk-question.ts';
import {
  changeEntryActions,
  isLanguageDeletion,
  type EntryActionComponent,
  type EntryQuestion,
} from './document-actions.ts';

/** What is about to be deleted. */
export interface Deletion {
  model: string;
  documents: readonly unknown[];
  /** Whether all languages of it are, or only the one that is shown. */
  inAllLanguages: boolean;
}
type UseQuestion = (deletion: Deletion) => EntryQuestion;

/** Replaces the question before entries are deleted, of a form, of a line of a list, and of several lines. */
export function askBeforeDeleting(app: StrapiApp, useQuestion: UseQuestion): void {
  changeEntryActions(app, (actions) =>
    actions.map((original) => {
      const AskingAction: EntryActionComponent = (props) => {
        const action = original(props);
        const { model, document } = props;
        const question = useQuestion({
          model,
          documents: document ? [document] : [],
          inAllLanguages: original.type === 'delete',
        });
        if (!action || (original.type !== 'delete' && !isLanguageDeletion(original, action)))
          return action;
        return { ...action, dialog: { ...action.dialog, ...question } };
      };
      return Object.assign(AskingAction, original);
    }),
  );
  replaceBulkQuestion(app, 'delete', (selection) =>
    useQuestion({ ...selection, inAllLanguages: false }),
  );
}
