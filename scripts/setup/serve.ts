import { once } from 'node:events';
import { join } from 'node:path';
import { runDailyBackups } from '../backup/daily.ts';
import { waitForDatabase } from '../database/connection.ts';
import { firstAdministrator } from '../stack/administrator.ts';
import { openOperatorData } from '../stack/data-folder.ts';
import { lockDataFolder } from '../stack/locks.ts';
import { reachableHost, requireFreePort } from '../stack/ports.ts';
import { readSecrets } from '../stack/secrets.ts';
import type { Mode, Plan } from '../stack/services.ts';
import { readSettings } from '../stack/settings.ts';
import { startStack } from '../stack/stack.ts';
import { step } from '../terminal/steps.ts';
import { prepareCheckout } from './build.ts';

/**
 * Runs the database, the CMS and the site until the signal is aborted. Resolves to the exit code. Settings, ports and
 * database are checked first, so that mistakes show before the slow steps.
 */
export async function serve(mode: Mode, signal: AbortSignal): Promise<number> {
  const folder = openOperatorData();
  const settings = readSettings(process.env);
  const release = await lockDataFolder(folder);
  try {
    const secrets = readSecrets(folder.path, process.env);
    await requireFreePort('PORT', settings.PORT, settings.HOST);
    await requireFreePort('CMS_PORT', settings.CMS_PORT, settings.HOST);
    if (settings.DATABASE_URL) await waitForDatabase(settings.DATABASE_URL);
    await prepareCheckout({ logs: folder.logs, signal }, mode);

    const plan = { settings, secrets, folder, mode };
    const stack = await startStack(plan, signal);
    console.log(summary(plan));
    const backups = runDailyBackups(plan, stack.database, console.log, signal);
    if (!signal.aborted) await once(signal, 'abort');
    await backups;
    await step('Stopping', () => stack.stop());
    return 0;
  } finally {
    release();
  }
}

/** The addresses and credentials that the terminal shows after a start. */
function summary(plan: Plan): string {
  const { settings, folder } = plan;
  const host = reachableHost(settings.HOST).replace('127.0.0.1', 'localhost');
  const url = `http://${host}:${settings.PORT}`;
  const { email, password } = firstAdministrator(plan, process.env);
  return [
    '',
    `  Site       ${url}${settings.SITE_URL === url ? '' : ` (public address: ${settings.SITE_URL})`}`,
    `  Admin      http://${host}:${settings.CMS_PORT}/admin`,
    `  Log in as  ${email}`,
    `  Password   ${password}`,
    `  Emails     ${settings.SMTP_URL ? 'sent through the server in SMTP_URL' : `saved in ${join(folder.path, 'letters')} (SMTP_URL isn’t set)`}`,
    `  Data       ${folder.path}`,
    `  Logs       ${folder.logs}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
