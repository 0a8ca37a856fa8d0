import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { chromium } from 'playwright';
import { OperatorError } from '../terminal/errors.ts';
import { step } from '../terminal/steps.ts';

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
export function findBrowser(cancelSignal: AbortSignal): Promise<string> {
  return step('Browser', async (note) => {
    const given = process.env['CHROMIUM_PATH'];
    if (given && !existsSync(given))
      throw new OperatorError(`CHROMIUM_PATH must point to a browser, but ${given} isn’t one.`);
    const found = given || findOnPath() || [chromium.executablePath()].find(existsSync);
    if (!found) await installChromium(cancelSignal);
    const browser = found ?? findOnPath();
    if (!browser) throw noBrowser();
    note(found ? browser : `installed at ${browser}`);
    return browser;
  });
}

function findOnPath(): string | undefined {
  const script = names.map((name) => `command -v ${name}`).join(' || ');
  const { stdout } = spawnSync('/bin/sh', ['-c', script], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

async function installChromium(cancelSignal: AbortSignal): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw noBrowser();
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, cancelSignal } as const;
  await execa('apt-get', ['update'], options);
  // Not every release has the one without a window.
  await execa('apt-get', ['install', '-y', 'chromium-headless-shell'], options).catch(() =>
    execa('apt-get', ['install', '-y', 'chromium'], options),
  );
}

function noBrowser(): OperatorError {
  return new OperatorError(
    'The tests need a browser: install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  );
}
