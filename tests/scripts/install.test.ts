import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkoutLockFile, withCheckoutLock } from '../../scripts/stack/locks.ts';
import { identify, readIdentity } from '../../scripts/stack/process.ts';
import { stopAfterTest, temporaryFolder } from './temporary-data.ts';

const scripts = new URL('../../scripts', import.meta.url).href;

it('a command waits until the npm that a killed command left running has ended', async () => {
  const folder = temporaryFolder();
  const project = { name: 'slow', version: '1.0.0' };
  const preinstall = 'touch installing && exec sleep 60';
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...project, scripts: { preinstall } }),
  );
  const lock = { ...project, lockfileVersion: 3, packages: { '': project } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const code = `
    const { installPackages } = await import('${scripts}/setup/install.ts');
    const { withCheckoutLock } = await import('${scripts}/stack/locks.ts');
    await withCheckoutLock(() => installPackages(${JSON.stringify(folder)}));`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const pid = stopAfterTest(command.pid);
  await expect.poll(() => existsSync(join(folder, 'installing'))).toBe(true);
  const npm = stopAfterTest(readIdentity(checkoutLockFile)?.pid);
  expect(npm).not.toBe(pid);
  command.kill('SIGKILL');
  await once(command, 'exit');
  expect(identify(npm)).toBeDefined();
  await withCheckoutLock(async () => expect(identify(npm)).toBeUndefined());
});
