import type { Settings } from '#contract/settings';
import { join } from 'node:path';
import { leashed } from '../terminal/command.ts';
import { root, type DataFolder } from './folder.ts';
import type { Part } from './part.ts';
import { reachable } from './ports.ts';
import type { SecretName, Secrets } from './secrets.ts';

/** Production as `npm start` runs it, or reloading as `npm run dev` does. */
export type Mode = 'production' | 'development';

export type Plan = { settings: Settings; secrets: Secrets; folder: DataFolder; mode: Mode };

/** What each program is told, beside where it listens and what it talks to: no more than it needs. */
const told = {
  CMS: [
    'SITE_NAME',
    'SITE_URL',
    'ADMIN_URL',
    'CONTACT_EMAIL',
    'TRUSTED_PROXIES',
    'ADMIN_EMAIL',
    'SMTP_URL',
    'LETTERS_PER_SECOND',
    'LETTER_TIME',
    'SITE_TIMEZONE',
    'NEWSLETTER_CONFIRM',
  ],
  site: [
    'SITE_NAME',
    'SITE_URL',
    'CONTACT_EMAIL',
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'HOSTING_PROVIDER',
    'TRUSTED_PROXIES',
    'ANALYTICS_URL',
    'NEWSLETTER_CONFIRM',
    'SITE_TIMEZONE',
  ],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

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

/** What a program may need of the machine around it. */
const surroundings =
  /^(?:PATH|HOME|USER|TMPDIR|LANG|LC_.*|TZ|TERM|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|(?:HTTPS?|NO)_PROXY)$/i;

/** The address of the CMS on this machine. In: the settings. */
export const cmsUrl = ({ HOST, CMS_PORT }: Settings) => `http://${reachable(HOST)}:${CMS_PORT}`;
/** The address of the site on this machine. In: the settings. */
export const siteUrl = ({ HOST, PORT }: Settings) => `http://${reachable(HOST)}:${PORT}`;

/** The CMS as a part. In: the plan and the database's address. Raises nothing. */
export function cmsPart({ settings, secrets, folder, mode }: Plan, databaseUrl: string): Part {
  const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
  // Strapi's own watching of the panel would throw the built one away; ours is built when it changes.
  const develop = ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'];
  return {
    name: 'CMS',
    program: process.execPath,
    args: [...leashed, strapi, ...(mode === 'production' ? ['start'] : develop)],
    cwd: join(root, 'cms'),
    env: {
      ...around(mode),
      ...pick(settings, told.CMS),
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
    healthy: () => answers(`${cmsUrl(settings)}/_health`),
  };
}

/** The site as a part. In: the plan. Raises nothing. */
export function sitePart({ settings, secrets, mode }: Plan): Part {
  const { HOST, PORT } = settings;
  const develop = ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock'];
  return {
    name: 'site',
    program: process.execPath,
    args:
      mode === 'production'
        ? [...leashed, 'web/server/main.ts']
        : [...leashed, ...develop, '--host', HOST, '--port', String(PORT)],
    cwd: root,
    env: {
      ...around(mode),
      ...pick(settings, told.site),
      HOST,
      PORT: String(PORT),
      CMS_URL: cmsUrl(settings),
      CMS_KEY: secrets.CMS_KEY,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stopSignal: 'SIGTERM',
    healthy: () => answers(`${siteUrl(settings)}/health`, mode === 'development'),
  };
}

function around(mode: Mode): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => surroundings.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: mode };
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, String(from[name])]])),
  );
}

/** Whether an address answers well, or at all. */
async function answers(url: string, atAll = false): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return atAll || answer.ok;
  } catch {
    return false;
  }
}
