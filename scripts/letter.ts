import { parseArgs } from 'node:util';
import { askForLetter } from './setup/letter.ts';
import { alone } from './setup/checkout.ts';
import { installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/folder.ts';
import { readSecrets } from './stack/secrets.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';
import { reasonOf, Trouble } from './terminal/trouble.ts';

// `npm run letter`, `npm run letter -- --preview`, `npm run letter -- --to ADDRESS`.
const words = process.argv.slice(3);

await main(async (signal) => {
  const { preview, to } = readWords();
  readEnvFile();
  const folder = openDataFolder();
  const how = { steps: createSteps(), logs: folder.logs, signal };
  await alone(how, () => installSite(how));
  const settings = await readSettings(process.env);
  const { CMS_KEY } = readSecrets(folder.path, process.env);
  const asked = to
    ? { do: 'try' as const, to }
    : { do: preview ? ('preview' as const) : ('send' as const) };
  console.log(await askForLetter(asked, settings, CMS_KEY, folder.path));
  return 0;
});

function readWords() {
  try {
    const options = { preview: { type: 'boolean' }, to: { type: 'string' } } as const;
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    throw new Trouble(
      `${reasonOf(error)}\nSay: npm run letter, npm run letter -- --preview, or npm run letter -- --to ADDRESS`,
    );
  }
}
