import type { Secrets } from '../stack/secrets.ts';

/** The address of the database container, with its password. */
export function containerDatabase({ DATABASE_PASSWORD }: Secrets): string {
  const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://colibri@database/colibri');
  database.password ||= encodeURIComponent(DATABASE_PASSWORD);
  return database.href;
}
