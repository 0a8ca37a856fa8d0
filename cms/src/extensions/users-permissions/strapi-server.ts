import { roles } from '../../contract/auth.ts';
import { fallbackLanguage, languages } from '../../contract/language.ts';
import { memberLimits } from '../../contract/limits.ts';

interface Plugin {
  routes: Record<string, unknown>;
  contentTypes: { user: { schema: { attributes: Record<string, object> } } };
}

/**
 * Strapi's users as members of the site: the plugin keeps accounts and sessions, and answers no
 * call itself. `memberRole` is a member’s role (behavior U1); Strapi's own `role` is another thing.
 */
export default function extend(plugin: Plugin): Plugin {
  plugin.routes['content-api'] = () => ({ type: 'content-api', routes: [] });
  Object.assign(plugin.contentTypes.user.schema.attributes, {
    // Without Strapi's shortest length: the contract says what an address is.
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
