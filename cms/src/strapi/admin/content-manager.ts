import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';

const add = z.custom<(add: unknown) => void>((given) => typeof given === 'function');
const apis = z.object({
  addEditViewSidePanel: add,
  addBulkAction: add,
  addDocumentAction: add,
  addDocumentHeaderAction: add,
});

/** The content manager's extension points. */
export function contentManager(app: StrapiApp) {
  return apis.parse(app.getPlugin('content-manager').apis);
}

/** Shows a component above every list of entries. */
export function addAboveLists(app: StrapiApp, name: string, Component: React.ComponentType): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', { name, Component });
}

/** Adds a component to every form of an entry, near its buttons, where it can use the form's state. */
export function addToForms(app: StrapiApp, name: string, Component: React.ComponentType): void {
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', { name, Component });
}
