import { roles } from '../../contract/auth.ts';
import { fallbackLanguage, languages } from '../../contract/language.ts';
import { memberLimits } from '../../contract/limits.ts';

interface Plugin {
  routes: Record<string, unknown>;
  contentTypes: { user: { schema: { attributes: Record<string, object> } } };
}

/**
 * Uses the plugin's users as members of the site: it stores accounts and sessions, but all its API routes are removed.
 * `memberRole` is a member’s role (behavior U1), unrelated to Strapi's own `role`.
 */
export default function extend(plugin: Plugin): Plugin {
  plugin.routes['content-api'] = () => ({ type: 'content-api', routes: [] });
  Object.assign(plugin.contentTypes.user.schema.attributes, {
    // Without Strapi's minimum length, because the contract validates addresses.
    email: { type: 'email', required: true, configurable: false },
    name: { type: 'string', required: true, maxLength: memberLimits.name },
    memberRole: {
      type: 'enumeration',
      enum: [...roles],
      default: 'parent',
      required: true,
    },
    language: {
      type: 'enumeration',
      enum: [...languages],
      default: fallbackLanguage,
      required: true,
    },
  });
  return plugin;
}
