import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

interface Links {
  ctLinks: readonly { uid: string }[];
}

/**
 * Shows a component at the addresses of a content type's list and forms in the content manager, with the entry's `id` as
 * a parameter, and removes the type from the content manager's menu. Strapi's setting that hides a type would also remove its permissions.
 */
export function replaceContentType(app: StrapiApp, uid: string, Component: ComponentType): void {
  const list = `content-manager/collection-types/${uid}`;
  // More specific than the content manager's own routes, whatever their order.
  for (const path of [list, `${list}/:id/*`, `${list}/configurations/*`])
    app.router.addRoute({ path, Component });
  app.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    ({ ctLinks, ...others }: Links) => ({
      ...others,
      ctLinks: ctLinks.filter((link) => link.uid !== uid),
    }),
  );
}
