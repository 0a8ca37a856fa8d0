import type { Plan } from '../stack/parts.ts';
import { reachable } from '../stack/ports.ts';
import { secretsFile } from '../stack/secrets.ts';

/** What a person needs to go on. In: what runs. Out: lines for the terminal. Raises nothing. */
export function summary({ settings, secrets, folder }: Plan): string {
  const host = reachable(settings.HOST).replace('127.0.0.1', 'localhost');
  const here = `http://${host}:${settings.PORT}`;
  const password = process.env['ADMIN_PASSWORD']
    ? 'as given in ADMIN_PASSWORD'
    : `${secrets.ADMIN_PASSWORD} (kept in ${secretsFile(folder.path)})`;
  return [
    '',
    `  Site       ${here}${settings.SITE_URL === here ? '' : ` (to the public ${settings.SITE_URL})`}`,
    `  Admin      http://${host}:${settings.CMS_PORT}/admin`,
    `  E-mail     ${settings.ADMIN_EMAIL}`,
    `  Password   ${password}`,
    `  Data       ${folder.path}`,
    `  Logs       ${folder.logs}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
