import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/load.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { readSettings } from './stack/settings.ts';
import { errorMessageOf, OperatorError } from './terminal/errors.ts';
import { main } from './terminal/main.ts';
import { step } from './terminal/steps.ts';

const usage = `npm run restore -- FILE           restores a backup where there is no data yet
npm run restore -- FILE --force   replaces all data with the backup`;

await main(async (signal) => {
  const { file, force } = parseArguments(process.argv.slice(3));
  const folder = openOperatorData();
  const settings = readSettings(process.env);
  await step('Restore', async (note) =>
    note(await restoreBackup(file, { settings, folder, force, signal })),
  );
  console.log('If the backup is from an older version, the next npm start upgrades the database.');
  return 0;
});

function parseArguments(args: string[]): { file: string; force: boolean } {
  // Without `--`, npm treats the option as its own and only sets an environment variable.
  if (process.env['npm_config_force']) throw new OperatorError(usage);
  const options = { force: { type: 'boolean', default: false } } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file: resolve(file), force: values.force };
  } catch (error) {
    throw new OperatorError(`${errorMessageOf(error)}\n${usage}`);
  }
  throw new OperatorError(usage);
}
