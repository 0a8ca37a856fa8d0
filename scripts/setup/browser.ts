import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../terminal/command.ts';
import { OperatorError } from '../terminal/errors.ts';
import type { CommandContext } from './install.ts';

/** First those without a window, for which a page costs a third of the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Finds a browser for the tests, or installs one if we are root on Debian. Resolves to its path. */
export function findBrowser(context: CommandContext): Promise<string> {
  return context.steps.step('Browser', async (note) => {
    const given = process.env['CHROMIUM_PATH'];
    if (given && !isExecutable(given))
      throw new OperatorError(`CHROMIUM_PATH must point to a browser, but ${given} isn’t one.`);
    const found = given || findOnPath() || (await findPlaywrightBrowser());
    if (found) {
      note(found);
      return found;
    }
    await installChromium(context);
    const installed = findOnPath();
    if (!installed) throw noBrowser();
    note(`installed as ${installed}`);
    return installed;
  });
}

function findOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

async function findPlaywrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installChromium({ logs, signal }: CommandContext): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw noBrowser();
  await runCommand({
    title: 'Installing Chromium',
    program: '/bin/sh',
    // Not every release has the one without a window.
    args: [
      '-c',
      'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)',
    ],
    cwd: '/',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    log: join(logs, 'install-browser.log'),
    signal,
  });
}

function noBrowser(): OperatorError {
  return new OperatorError(
    'The tests need a browser: install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  );
}
