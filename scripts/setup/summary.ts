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
    `  Site       ${here}${settings.SITE_URL === here ? '' : ` (to the public ${settings.SITE_URL})`}`,
    `  Admin      http://${host}:${settings.CMS_PORT}/admin`,
    `  E-mail     ${email}`,
    `  Password   ${password}`,
    `  Letters    ${settings.SMTP_URL ? 'sent by the server of SMTP_URL' : `${join(folder.path, 'letters')} (files, for there is no SMTP_URL)`}`,
    `  Data       ${folder.path}`,
    `  Logs       ${folder.logs}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
