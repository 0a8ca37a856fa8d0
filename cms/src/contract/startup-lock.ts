/** Waits, until the connection ends, for every other process that is starting, backing up or restoring. */
export const startupLockQuery = `select pg_advisory_lock(hashtext('colibri: start'))`;
