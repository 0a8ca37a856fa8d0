import { isSuperAdmin } from '../strapi/internals/panel-callers.ts';

/** A policy that requires an administrator, because there is no permission for that. */
export default isSuperAdmin;
