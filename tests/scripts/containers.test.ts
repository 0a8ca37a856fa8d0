import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingFields } from '#contract/settings';
import { serverSettings } from '../../scripts/database/embedded.ts';
import { settingsFor } from '../../scripts/stack/services.ts';

// Read, not run: the tests need no container engine.
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const service = z.object({
  image: z.string(),
  build: z.unknown().optional(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  read_only: z.boolean(),
  mem_limit: z.string(),
  pids_limit: z.int().positive(),
  environment: z.record(z.string(), z.unknown()).optional(),
  ports: z.array(z.string()).optional(),
  tmpfs: z.array(z.string()).optional(),
  privileged: z.undefined().optional(),
  cap_add: z.undefined().optional(),
  logging: z.object({
    options: z.object({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
});
const { services } = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read('docker-compose.yml'), { merge: true }));
const containers = Object.entries(services);
const dockerfiles = ['Dockerfile', 'cms/Dockerfile'];

describe('containers', () => {
  it.each(containers)(
    'the %s container has no capabilities, can’t gain any and has a read-only root',
    (_, container) => {
      expect(container).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        read_only: true,
      });
    },
  );

  it.each(containers)(
    'the %s container has a memory limit, and so do its tmpfs mounts',
    (_, container) => {
      expect(container.mem_limit).toMatch(/^\d+[mg]$/);
      for (const mount of container.tmpfs ?? [])
        if (!mount.startsWith('/var/run/')) expect(mount).toMatch(/size=\d+m/);
    },
  );

  it.each(containers.filter(([, { build }]) => !build))(
    'the %s container runs an image of an exact version',
    (_, { image }) => {
      expect(image).toMatch(/:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/);
      if (!image.startsWith('postgres:')) expect(image).toMatch(/:v?\d+\.\d+\.\d+/);
    },
  );

  it.each(containers.filter(([, { build }]) => !build))(
    'the %s container does not run as root',
    (_, { user }) => {
      expect(user).toMatch(/^(?!root|0)/);
    },
  );

  it.each(containers)(
    'the %s container opens ports only to this machine by default',
    (_, { ports = [] }) => {
      for (const port of ports) expect(port).toMatch(/^(?:127\.0\.0\.1|\$\{\w+:-127\.0\.0\.1\}):/);
    },
  );

  it.each([
    ['cms', 'CMS'],
    ['web', 'site'],
  ] as const)(
    'docker-compose.yml passes to the %s container every setting that the %s reads',
    (container, program) => {
      const { environment = {} } = services[container] ?? {};
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(settingsFor(program)));
    },
  );

  it('docker-compose.yml gives no setting a value of its own, except for addresses and the data folder inside the containers', () => {
    const names = new Set<string>(settingFields.keyof().options);
    const repeated = containers.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        value !== null && names.has(name) ? [name] : [],
      ),
    );
    expect([...new Set(repeated)].toSorted()).toEqual([
      'ADMIN_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'SITE_URL',
      'SMTP_URL',
    ]);
  });

  it('starts the database container with the settings that limit temporary files and leave row values out of the log', () => {
    const options = serverSettings.map((setting) => `--${setting}`);
    expect(services['database']?.command).toEqual(['postgres', ...options]);
  });

  it.each([
    ['Dockerfile', '/ready', 'scripts/container/site.ts'],
    ['cms/Dockerfile', '/_ready', 'scripts/container/cms.ts'],
  ])(
    'the image built by %s has a health check that requests %s, and contains every script that %s imports',
    (file, path, script) => {
      const dockerfile = read(file);
      expect(/HEALTHCHECK.*\n?.*/.exec(dockerfile)?.[0]).toContain(`'${path}'`);
      const copied = [...dockerfile.matchAll(/^COPY (scripts\/.+) \S+$/gm)].flatMap(
        ([, files = '']) => files.split(' '),
      );
      // Files that are added while it goes through the set are visited too.
      const needed = new Set([script]);
      for (const each of needed)
        for (const [, target = ''] of read(each).matchAll(/ from '(\.[^']+)'/g))
          needed.add(relative(root, join(root, each, '..', target)));
      const missing = [...needed].filter(
        (each) => !copied.some((copy) => each === copy || each.startsWith(`${copy}/`)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(dockerfiles)(
    'images of %s use the Node version that npm start downloads, and don’t run as root',
    (file) => {
      const version = /const version = '([\d.]+)'/.exec(read('scripts/run.mjs'))?.[1];
      const bases = [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
      expect(bases).toEqual(bases.map(() => `node:${version}-bookworm-slim`));
      const lastStage = read(file)
        .split(/^FROM /m)
        .at(-1);
      expect(lastStage).toMatch(/^USER node$/m);
    },
  );
});
