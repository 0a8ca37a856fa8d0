import { cmsKeyHeader } from '#contract/change';
import { settingFields, settingInfo, type Settings } from '#contract/settings';
import { join } from 'node:path';
import { exitWithParent } from '../terminal/command.ts';
import { root, type DataFolder } from './data-folder.ts';
import { isServerSilent, type IsSilent } from './liveness.ts';
import type { Service } from './service.ts';
import { reachableHost } from './ports.ts';
import type { SecretName, Secrets } from './secrets.ts';

/** `production` is `npm start`; `development` is `npm run dev`, which reloads. */
export type Mode = 'production' | 'development';

export type Plan = { settings: Settings; secrets: Secrets; folder: DataFolder; mode: Mode };

const cmsSecrets: readonly SecretName[] = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'CMS_KEY',
  'CONTENT_KEY',
  'NEWSLETTER_KEY',
  'LETTER_KEY',
  'ADMIN_PASSWORD',
];

/** Variables of the machine that every program gets. */
const inheritedVariables =
  /^(?:PATH|HOME|USER|TMPDIR|LANG|LC_.*|TZ|TERM|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|(?:HTTPS?|NO)_PROXY)$/i;

export const cmsUrl = ({ HOST, CMS_PORT }: Settings) => `http://${reachableHost(HOST)}:${CMS_PORT}`;
export const siteUrl = ({ HOST, PORT }: Settings) => `http://${reachableHost(HOST)}:${PORT}`;

export function cmsService(
  { settings, secrets, folder, mode }: Plan,
  databaseUrl: string,
): Service {
  const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
  // Strapi's own watching of the panel would delete the built one; we build it when it changes.
  // Requests without a key wait in the panel's queue.
  const headers = { [cmsKeyHeader]: secrets.CMS_KEY };
  const develop = ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'];
  return {
    name: 'CMS',
    program: process.execPath,
    args: [...exitWithParent, strapi, ...(mode === 'production' ? ['start'] : develop)],
    cwd: join(root, 'cms'),
    env: {
      ...inheritedEnv(mode),
      ...pick(settings, settingsFor('CMS')),
      ...pick(secrets, cmsSecrets),
      HOST: settings.HOST,
      PORT: String(settings.CMS_PORT),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder.path,
      WEB_URL: siteUrl(settings),
      STRAPI_TELEMETRY_DISABLED: 'true',
      BROWSER: 'none',
    },
    stopSignal: 'SIGTERM',
    isHealthy: () => isAnswering(`${cmsUrl(settings)}/_health`, headers),
    isSilent: watched(mode, `${cmsUrl(settings)}/_health`, headers),
  };
}

export function siteService({ settings, secrets, mode }: Plan): Service {
  const { HOST, PORT } = settings;
  const develop = ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock'];
  return {
    name: 'site',
    program: process.execPath,
    args:
      mode === 'production'
        ? [...exitWithParent, 'web/server/main.ts']
        : [...exitWithParent, ...develop, '--host', HOST, '--port', String(PORT)],
    cwd: root,
    env: {
      ...inheritedEnv(mode),
      ...pick(settings, settingsFor('site')),
      HOST,
      PORT: String(PORT),
      CMS_URL: cmsUrl(settings),
      CMS_KEY: secrets.CMS_KEY,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stopSignal: 'SIGTERM',
    isHealthy: () => isAnswering(`${siteUrl(settings)}/health`, {}, mode === 'development'),
    isSilent: watched(mode, `${siteUrl(settings)}/health`),
  };
}

/** The names of the settings that a program gets: only those it needs. */
export const settingsFor = (program: 'CMS' | 'site') =>
  Object.entries(settingFields.shape).flatMap(([name, field]) =>
    settingInfo.get(field)?.programs?.includes(program) ? [name] : [],
  );

function inheritedEnv(mode: Mode): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => inheritedVariables.test(name));
  return { ...Object.fromEntries(inherited), NODE_ENV: mode };
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, String(from[name])]])),
  );
}

/** Nothing counts as silent in development, where a program can wait at a breakpoint. */
function watched(mode: Mode, url: string, headers?: Record<string, string>): IsSilent {
  return async (milliseconds) =>
    mode === 'production' && (await isServerSilent(url, milliseconds, headers));
}

/** @param withAnyStatus Whether an error status counts too. */
async function isAnswering(
  url: string,
  headers: Record<string, string>,
  withAnyStatus = false,
): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return withAnyStatus || response.ok;
  } catch {
    return false;
  }
}
