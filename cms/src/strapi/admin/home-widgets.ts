import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { Language } from '../../contract/language.ts';

type Widget = Parameters<StrapiApp['widgets']['register']>[0] extends infer Given
  ? Extract<Given, { icon?: unknown }>
  : never;

/** A widget of the panel's home page. */
export interface HomeWidget {
  id: string;
  icon: Widget['icon'];
  title: Readonly<Record<Language, string>>;
  /** The page that shows more. */
  link: { label: Readonly<Record<Language, string>>; href: string };
  /** Shown only to people with this permission. */
  permission: { action: string; subject?: string };
  load: () => Promise<ComponentType>;
}

/**
 * Strapi gives all widgets the same height, which leaves some mostly empty and cuts off others. Also hides what rearranges
 * them: everybody needs all of theirs, and Strapi’s button to remove one reads as deleting what it lists.
 */
export function fitHomeWidgets(): void {
  const style = document.createElement('style');
  style.textContent = `
    [data-strapi-widget-id] main { height: auto; overflow: hidden; }
    div:has(> [data-strapi-widget-id]) { align-items: flex-start; }
    main:has([data-strapi-grid-container]) [data-strapi-header] button,
    [data-strapi-grid-container] > div > div:not(:has(> [data-strapi-widget-id])),
    [data-strapi-widget-id] header button { display: none; }`;
  document.head.append(style);
}

const titleKey = ({ id }: HomeWidget) => `colibri.home.${id}`;
const linkKey = ({ id }: HomeWidget) => `colibri.home.${id}.link`;

/** Shows these widgets on the panel's home page, instead of Strapi's own. */
export function setHomeWidgets(app: StrapiApp, widgets: readonly HomeWidget[]): void {
  app.widgets.register(() =>
    widgets.map((widget) => ({
      id: widget.id,
      icon: widget.icon,
      title: { id: titleKey(widget), defaultMessage: widget.title.en },
      link: {
        label: { id: linkKey(widget), defaultMessage: widget.link.label.en },
        href: widget.link.href,
      },
      component: widget.load,
      permissions: [widget.permission],
    })),
  );
}

/** The widgets' texts in a language, under the translation keys that the panel looks up. */
export const homeWidgetTexts = (
  widgets: readonly HomeWidget[],
  language: Language,
): Record<string, string> =>
  Object.fromEntries(
    widgets.flatMap((widget) => [
      [titleKey(widget), widget.title[language]],
      [linkKey(widget), widget.link.label[language]],
    ]),
  );
