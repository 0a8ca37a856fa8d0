import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Shows a page of our own at the address of one of Strapi's settings. */
export function replaceSettingsPage(app: StrapiApp, path: string, load: LoadPage): void {
  app.router.addRoute((routes) => {
    const settings = routes.find((route) => route.path === 'settings/*');
    const page = settings?.children?.find((route) => route.path === path);
    if (page) page.lazy = async () => ({ Component: (await load()).default });
    return routes;
  });
}
