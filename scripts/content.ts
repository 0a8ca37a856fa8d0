import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { exportContent, importContent } from './content/sheet.ts';
import { nounNamed, printReport } from './content/say.ts';
import { alone } from './setup/checkout.ts';
import { installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/folder.ts';
import { cmsUrl } from './stack/parts.ts';
import { readSecrets } from './stack/secrets.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';
import { reasonOf, Trouble } from './terminal/trouble.ts';

const usage = `npm run content -- export FILE          saves categories.csv, affirmations.csv or testimonials.csv
npm run content -- import FILE [--yes]  shows what a file would change, then asks before changing it`;

await main(async (signal) => {
  const [action, file, ...options] = process.argv.slice(3);
  if (!file || (action !== 'export' && action !== 'import')) throw new Trouble(usage);
  readEnvFile();
  const folder = openDataFolder();
  const how = { steps: createSteps(), logs: folder.logs, signal };
  await alone(how, () => installSite(how));
  const cms = {
    url: cmsUrl(await readSettings(process.env)),
    key: readSecrets(folder.path, process.env).CONTENT_KEY,
  };
  if (action === 'export') {
    const noun = nounNamed(basename(file));
    const bytes = await exportContent(cms, noun);
    await writeFile(file, bytes).catch((error: unknown) => {
      throw new Trouble(`${file} couldn’t be written (${reasonOf(error)}).`);
    });
    console.log(`✓ ${file}`);
    return 0;
  }

  const bytes = await readFile(file).catch(() => {
    throw new Trouble(`${file} couldn’t be read.`);
  });
  const shown = await importContent(cms, bytes, false);
  printReport(shown);
  if (shown.problems.length > 0) return 1;
  if (shown.changes.length === 0) return 0;
  if (!options.includes('--yes') && !(await isWanted())) return 0;
  printReport(await importContent(cms, bytes, true));
  return 0;
});

/** Asks the person; where there is none, the answer is no. */
async function isWanted(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('Nothing was changed. Run this again with --yes to make these changes.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Make these changes? (y/n) ');
  terminal.close();
  return /^y/i.test(answer.trim());
}
