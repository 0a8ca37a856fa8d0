import { config } from 'zod/v4/core';

/*
 * In the browser, zod must not try whether it can compile its checks: the Content Security Policy would block that and
 * log an error. Imported before any schema is made.
 */
if (typeof document === 'object') config({ jitless: true });
