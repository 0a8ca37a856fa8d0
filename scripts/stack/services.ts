import { cmsKeyHeader } from '#contract/change';
import { settingFields, settingInfo, type Settings } from '#contract/settings';
import { join } from 'node:path';
import { exitWithParent } from '../terminal/command.ts';
import { root, type DataFolder } from './data-folder.ts';
import { isServerSilent } from './liveness.ts';
import { reachableHost } from './ports.ts';
import type { Secrets } from './secrets.ts';
import type { Service } from './service.ts';

/** `production` is `npm start`; `development` is `npm run dev`, which reloads. */
export type Mode = 'production' | 'development';

export type Plan = { settings: Settings; secrets: Secrets; folder: DataFolder; mode: Mode };

/** Variables of the machine that every program gets. */
const inheritedVariables =
  /^(?:PATH|HOME|USER|TMPDIR|LANG|LC_.*|TZ|TERM|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|(?:HTTPS?|NO)_PROXY)$/i;

export const cmsUrl = ({ HOST, CMS_PORT }: Settings) => `http://${reachableHost(HOST)}:${CMS_PORT}`;
export const siteUrl = ({ HOST, PORT }: Settings) => `http://${reachableHost(HOST)}:${PORT}`;

export function cmsService(plan: Plan, databaseUrl: string): Service {
  const { settings, folder, mode } = plan;
  const { DATABASE_PASSWORD: _, ...secrets } = plan.secrets;
  // Strapi's own watching of the panel would delete the built one; we build it when it changes.
  const develop = ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'];
  return nodeService('CMS', plan, {
    cwd: join(root, 'cms'),
    args: [
      'node_modules/@strapi/strapi/bin/strapi.js',
      ...(mode === 'production' ? ['start'] : develop),
    ],
    env: {
      ...secrets,
      PORT: String(settings.CMS_PORT),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder.path,
      WEB_URL: siteUrl(settings),
      STRAPI_TELEMETRY_DISABLED: 'true',
      BROWSER: 'none',
    },
    healthUrl: `${cmsUrl(settings)}/_health`,
    // Requests without a key wait in the panel's queue.
    headers: { [cmsKeyHeader]: secrets.CMS_KEY },
  });
}

export function siteService(plan: Plan): Service {
  const { settings, secrets, mode } = plan;
  const port = String(settings.PORT);
  const develop = ['dev', '--ignore-lock', '--host', settings.HOST, '--port', port];
  return nodeService('site', plan, {
    cwd: root,
    args:
      mode === 'production'
        ? ['web/server/main.ts']
        : ['node_modules/astro/bin/astro.mjs', ...develop],
    env: {
      PORT: port,
      CMS_URL: cmsUrl(settings),
      CMS_KEY: secrets.CMS_KEY,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    healthUrl: `${siteUrl(settings)}/health`,
    headers: {},
  });
}

/** The names of the settings that a program gets: only those it needs. */
export const settingsFor = (program: 'CMS' | 'site') =>
  Object.entries(settingFields.shape).flatMap(([name, field]) =>
    settingInfo.get(field)?.programs?.includes(program) ? [name] : [],
  );

type NodeService = Pick<Service, 'args' | 'cwd' | 'env'> & {
  healthUrl: string;
  headers: Record<string, string>;
};

function nodeService(
  name: 'CMS' | 'site',
  { settings, mode }: Plan,
  { args, cwd, env, healthUrl, headers }: NodeService,
): Service {
  const variables = Object.entries(process.env).filter(([key]) => inheritedVariables.test(key));
  const names = settingsFor(name);
  const given = Object.entries(settings).flatMap(([key, value]) =>
    value !== undefined && names.includes(key) ? [[key, String(value)]] : [],
  );
  return {
    name,
    program: process.execPath,
    args: [...exitWithParent, ...args],
    cwd,
    env: {
      ...Object.fromEntries(variables),
      ...Object.fromEntries(given),
      ...env,
      NODE_ENV: mode,
      HOST: settings.HOST,
    },
    stopSignal: 'SIGTERM',
    isHealthy: async () => {
      try {
        const response = await fetch(healthUrl, { headers, signal: AbortSignal.timeout(5000) });
        await response.body?.cancel();
        // In development, what is being written can fail.
        return response.ok || mode === 'development';
      } catch {
        return false;
      }
    },
    // In development, a program can wait at a breakpoint.
    isSilent: async (milliseconds) =>
      mode === 'production' && (await isServerSilent(healthUrl, milliseconds, headers)),
  };
}
