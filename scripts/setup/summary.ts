import { join } from 'node:path';
import { firstAdministrator } from '../stack/administrator.ts';
import type { Plan } from '../stack/services.ts';
import { reachableHost } from '../stack/ports.ts';

/** The addresses and credentials that the terminal shows after a start. */
export function summary(plan: Plan): string {
  const { settings, folder } = plan;
  const host = reachableHost(settings.HOST).replace('127.0.0.1', 'localhost');
  const url = `http://${host}:${settings.PORT}`;
  const { email, password } = firstAdministrator(plan, process.env);
  return [
    '',
    `  Site       ${url}${settings.SITE_URL === url ? '' : ` (public address: ${settings.SITE_URL})`}`,
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
