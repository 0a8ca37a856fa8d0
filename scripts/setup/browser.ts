import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../terminal/command.ts';
import { Trouble } from '../terminal/trouble.ts';
import type { Installing } from './install.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a browser for the tests, or installs one where we are root on a Debian. In: where to show
 * and log it. Out: its path. Raises Trouble where there is none to be had.
 */
export function findBrowser(installing: Installing): Promise<string> {
  return installing.steps.step('Browser', async (note) => {
    const given = process.env['CHROMIUM_PATH'];
    if (given && !runnable(given))
      throw new Trouble(`CHROMIUM_PATH must point to a browser, but ${given} isn’t one.`);
    const found = given || onPath() || (await playwrights());
    if (found) {
      note(found);
      return found;
    }
    await installOne(installing);
    const installed = onPath();
    if (!installed) throw none();
    note(`installed as ${installed}`);
    return installed;
  });
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runnable);
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return runnable(path) ? path : undefined;
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installOne({ logs, signal }: Installing): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw none();
  await run({
    title: 'Installing Chromium',
    program: '/bin/sh',
    args: ['-c', 'apt-get update && apt-get install -y chromium'],
    cwd: '/',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    log: join(logs, 'install-browser.log'),
    signal,
  });
}

function none(): Trouble {
  return new Trouble(
    'The tests need a browser: install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  );
}
