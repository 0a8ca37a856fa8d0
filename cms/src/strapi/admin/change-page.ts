import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { z } from 'zod';

export type Page = () => ReactNode;

const loadedPage = z.object({
  Component: z.custom<Page>((given) => typeof given === 'function'),
});

/** Replaces one of Strapi's own pages with a page that is made from it. The path is given route by route. */
export function changePage(
  app: StrapiApp,
  path: readonly string[],
  change: (page: Page) => Page,
): void {
  app.router.addRoute((routes) => {
    let [level, route]: [typeof routes, (typeof routes)[number] | undefined] = [routes, undefined];
    for (const step of path) {
      route = level.find((each) => each.path === step);
      level = route?.children ?? [];
    }
    const load = route?.lazy;
    if (!route || !load) throw new Error(`Strapi’s panel loads ${path.join('/')} in another way`);
    route.lazy = async () => ({ Component: change(loadedPage.parse(await load()).Component) });
    return routes;
  });
}
