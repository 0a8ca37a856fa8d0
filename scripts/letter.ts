import { requestLetter } from './letter/request.ts';
import { parseArguments } from './letter/args.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { cmsUrl } from './stack/services.ts';
import { readSecrets } from './stack/secrets.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';

// `npm run letter`, `npm run letter -- --preview`, `npm run letter -- --to ADDRESS`.
await main(async () => {
  const command = parseArguments(process.argv.slice(3), process.env);
  const folder = openOperatorData();
  const settings = readSettings(process.env);
  const cms = {
    url: cmsUrl(settings),
    key: readSecrets(folder.path, process.env).NEWSLETTER_KEY,
    folder: folder.path,
    hasMailServer: Boolean(settings.SMTP_URL),
  };
  console.log(await requestLetter(command, cms));
  return 0;
});
