import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { exportContent, importContent } from './content/client.ts';
import { contentTypeOfFile, printReport } from './content/report.ts';
import { runningCms } from './stack/cms.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';
import { errorMessageOf, OperatorError } from './terminal/errors.ts';

const usage = `npm run content -- export FILE          saves categories.csv, affirmations.csv, testimonials.csv or weeks.csv
npm run content -- import FILE [--yes]  shows what a file would change, then asks before making the changes`;

await main(async () => {
  const [action, file, ...options] = process.argv.slice(3);
  if (!file || (action !== 'export' && action !== 'import')) throw new OperatorError(usage);
  const folder = openOperatorData();
  const cms = runningCms(readSettings(process.env), folder);
  if (action === 'export') {
    const noun = contentTypeOfFile(basename(file));
    const bytes = await exportContent(cms, noun);
    await writeFile(file, bytes).catch((error: unknown) => {
      throw new OperatorError(`${file} couldn’t be written (${errorMessageOf(error)}).`);
    });
    console.log(`✓ ${file}`);
    return 0;
  }

  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`${file} couldn’t be read.`);
  });
  const preview = await importContent(cms, bytes, false);
  printReport(preview);
  if (preview.problems.length > 0) return 1;
  if (preview.changes.length === 0) return 0;
  if (!options.includes('--yes') && !(await confirmChanges())) return 0;
  printReport(await importContent(cms, bytes, true));
  return 0;
});

/** Asks on the terminal; without a terminal the answer is no. */
async function confirmChanges(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('Nothing was changed. Run this again with --yes to make these changes.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Make these changes? (y/n) ');
  terminal.close();
  return /^y/i.test(answer.trim());
}
