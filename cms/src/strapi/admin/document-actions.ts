import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManager } from './content-manager.ts';

/** What the content manager passes to an action of an entry. */
export interface EntryActionProps {
  model: string;
  documentId?: string;
  document?: object;
  /** Which version the form shows: `draft` or `published`. */
  activeTab?: string | null;
}

/** An action of an entry: a button of its form, or, from the third on, an item of the menu beside them. */
export interface EntryAction {
  label: string;
  type?: string;
  disabled?: boolean;
  variant?: 'default' | 'secondary' | 'danger';
  loading?: boolean;
  position?: readonly string[];
  icon?: React.ReactNode;
  onClick?: (event: unknown) => unknown;
  dialog?: object | undefined;
}
/** What is asked before an action. */
export interface EntryQuestion {
  title: string;
  content: React.ReactNode;
  confirmLabel: string;
}
export interface EntryActionComponent {
  (props: EntryActionProps): EntryAction | null;
  type?: string;
  position?: string | readonly string[];
}

/** Whether an action deletes one language of an entry: its component has no type, but it is in lists and dangerous. */
export const isLanguageDeletion = (
  { type }: EntryActionComponent,
  { variant, position }: EntryAction,
): boolean =>
  type === undefined && variant === 'danger' && position?.includes('table-row') === true;

/** Whether an action publishes several languages or, if it is dangerous, unpublishes them: it has no type, but opens a window. */
export const isLanguagePublication = ({ type, dialog }: EntryAction): boolean =>
  type === undefined && dialog !== undefined && 'type' in dialog && dialog.type === 'modal';

/** Changes the content manager's actions of entries, which are known by their types: `publish`, `update` and others. */
export function changeEntryActions(
  app: StrapiApp,
  change: (actions: readonly EntryActionComponent[]) => EntryActionComponent[],
): void {
  contentManager(app).addDocumentAction(change);
}

/** Saves the entry in the form, as Strapi's own shortcut does, with all its checks. */
export const pressSave = (): void => press({ shiftKey: false });

/** Publishes the entry in the form, as Strapi's own shortcut does, with all its checks. */
export const pressPublish = (): void => press({ shiftKey: true });

function press({ shiftKey }: { shiftKey: boolean }): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, shiftKey }));
}

/** Calls `act` instead of publishing when somebody presses Strapi's shortcut, if `isDue`. Returns a function that ends this. */
export function interceptPublishKeys(isDue: () => boolean, act: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isPublish = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key === 'Enter';
    // Those that `pressPublish` sends go through.
    if (!isPublish || !event.isTrusted || !isDue()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}
