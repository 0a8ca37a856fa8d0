import { join } from 'node:path';
import { firstAdministrator } from '../stack/administrator.ts';
import type { Plan } from '../stack/parts.ts';
import { reachable } from '../stack/ports.ts';

/** What a person needs to go on. In: what runs. Out: lines for the terminal. Raises nothing. */
export function summary(plan: Plan): string {
  const { settings, folder } = plan;
  const host = reachable(settings.HOST).replace('127.0.0.1', 'localhost');
  const here = `http://${host}:${settings.PORT}`;
  const { email, password } = firstAdministrator(plan, process.env);
  return [
    '',
    `  Site       ${here}${settings.SITE_URL === here ? '' : ` (public address: ${settings.SITE_URL})`}`,
    `  Admin      http://${host}:${settings.CMS_PORT}/admin`,
    `  Email      ${email}`,
    `  Password   ${password}`,
    `  Emails     ${settings.SMTP_URL ? 'sent through the server in SMTP_URL' : `saved in ${join(folder.path, 'letters')} (SMTP_URL isn’t set)`}`,
    `  Data       ${folder.path}`,
    `  Logs       ${folder.logs}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
