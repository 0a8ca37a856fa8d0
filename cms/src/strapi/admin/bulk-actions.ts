import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { contentManager } from './content-manager.ts';

/** What the content manager passes to a bulk action: the selected entries of a list. */
export interface Selection {
  model: string;
  documents: readonly unknown[];
}
export interface BulkAction {
  /** Strapi's own have one, such as `publish`. */
  actionType?: string;
  dialog?: { content?: (dialog: { onClose: () => void }) => ReactNode };
}
type BulkActionComponent = (selection: Selection) => BulkAction | null;

/** Changes Strapi's bulk action of a type, such as `publish`. */
export function changeBulkAction(
  app: StrapiApp,
  type: string,
  change: (action: BulkAction, selection: Selection) => BulkAction,
): void {
  const changed = (original: BulkActionComponent) => {
    const Changed: BulkActionComponent = (selection) => {
      const action = original(selection);
      return action?.actionType === type ? change(action, selection) : action;
    };
    return Object.assign(Changed, original);
  };
  contentManager(app).addBulkAction((actions: readonly BulkActionComponent[]) =>
    actions.map(changed),
  );
}
