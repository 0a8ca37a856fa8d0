import { isAdministrator } from '../core/panel-user.ts';

/** A policy that requires an administrator, because there is no permission for that. */
export default isAdministrator;
