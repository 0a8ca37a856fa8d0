import type { Core } from '@strapi/strapi';
import { replaceMethod } from './replace-method.ts';

interface Action {
  uid: string;
  pluginName?: string;
}

/**
 * Parts of Strapi that Colibri doesn't use: its plugin shop; tokens, because the site's calls have keys of their own; the
 * settings of its plugin for members, whose calls are removed; adding and removing languages, because removing one deletes
 * all that is written in it; and adding and removing roles, because each start restores Colibri's own.
 */
const unused = [
  'admin::marketplace.',
  'admin::api-tokens.',
  'admin::admin-tokens.',
  'admin::transfer.tokens.',
  'admin::roles.create',
  'admin::roles.delete',
  'plugin::users-permissions.',
  'plugin::i18n.locale.',
];
/** Content types are code. Strapi itself changes them in development only. */
const inDevelopment = 'plugin::content-type-builder.';

/**
 * Hides the pages of these parts from everybody and refuses their calls, by not registering their permissions: not even
 * super admins then have them. Runs before Strapi registers its permissions.
 */
export function hideUnused(strapi: Core.Strapi): void {
  const hidden = strapi.config.get('autoReload') ? unused : [...unused, inDevelopment];
  const provider = strapi.service('admin::permission').actionProvider;
  const register: (action: Action) => unknown = replaceMethod(
    provider,
    'register',
    async (action: Action): Promise<unknown> =>
      hidden.some((start) => idOf(action).startsWith(start)) ? provider : register(action),
  );
}

function idOf({ uid, pluginName }: Action): string {
  if (!pluginName) return `api::${uid}`;
  return pluginName === 'admin' ? `admin::${uid}` : `plugin::${pluginName}.${uid}`;
}
