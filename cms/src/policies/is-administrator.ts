import { isAdministrator } from '../panel-user.ts';

/** Lets administrators pass, whom no permission of a role makes. */
export default isAdministrator;
