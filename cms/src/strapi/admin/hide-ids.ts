import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';

/**
 * A row's number, which changes each time that it is published, and a document's key: nothing in Colibri takes them. Editors
 * need the public id, the number in the site's addresses, in spreadsheets only.
 */
const internalIds = ['id', 'documentId', 'publicId'];

const loaded = z.looseObject({
  type: z.string().endsWith('/fulfilled'),
  meta: z.looseObject({ arg: z.looseObject({ endpointName: z.literal('getInitialData') }) }),
  payload: z.looseObject({
    contentTypes: z.array(z.looseObject({ attributes: z.record(z.string(), z.unknown()) })),
  }),
});

interface Filters {
  displayedFilters: readonly { name: string }[];
}

/** Hides Strapi's ids: in the columns and filters of lists, in the menu of an entry, and in the dialog that publishes several. */
export function hideIds(app: StrapiApp): void {
  app.addMiddlewares([() => () => (next) => (action) => next(withoutIds(action))]);
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', (list: Filters) => ({
    ...list,
    displayedFilters: list.displayedFilters.filter(({ name }) => !internalIds.includes(name)),
  }));
  const style = document.createElement('style');
  style.textContent = `${[
    // “Copy document ID”, the line above it, and the last of the facts below it.
    '[role="menuitem"]:has(+ dl)',
    '[role="separator"]:has(+ [role="menuitem"] + dl)',
    '[role="menu"] > dl > :last-child',
    // The first column after the checkboxes.
    '[role="dialog"] table:has(td a[target="_blank"]) :is(th, td):nth-child(2)',
  ].join(', ')} { display: none; }`;
  document.head.append(style);
}

/** The content types that Strapi has loaded, without the ids that its lists offer as columns. */
function withoutIds<Action>(action: Action): Action {
  const { data } = loaded.safeParse(action);
  if (!data) return action;
  const contentTypes = data.payload.contentTypes.map(({ attributes, ...type }) => ({
    ...type,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(([name]) => !internalIds.includes(name)),
    ),
  }));
  return { ...action, payload: { ...data.payload, contentTypes } };
}
