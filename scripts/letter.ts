import { askForLetter } from './letter/ask.ts';
import { readWords } from './letter/words.ts';
import { alone } from './setup/checkout.ts';
import { installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/folder.ts';
import { cmsUrl } from './stack/parts.ts';
import { readSecrets } from './stack/secrets.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

// `npm run letter`, `npm run letter -- --preview`, `npm run letter -- --to ADDRESS`.
await main(async (signal) => {
  const asked = readWords(process.argv.slice(3), process.env);
  readEnvFile();
  const folder = openDataFolder();
  const how = { steps: createSteps(), logs: folder.logs, signal };
  await alone(how, () => installSite(how));
  const settings = await readSettings(process.env);
  const cms = {
    url: cmsUrl(settings),
    key: readSecrets(folder.path, process.env).NEWSLETTER_KEY,
    folder: folder.path,
    hasMailServer: Boolean(settings.SMTP_URL),
  };
  console.log(await askForLetter(asked, cms));
  return 0;
});
