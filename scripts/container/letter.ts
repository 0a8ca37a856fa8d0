// `docker compose exec cms node scripts/container/letter.ts`: what `npm run letter` is elsewhere, with its options.
import { askForLetter } from '../letter/ask.ts';
import { readWords } from '../letter/words.ts';
import { readSecrets } from '../stack/secrets.ts';
import { main } from '../terminal/main.ts';

await main(async () => {
  const { DATA_DIR: folder = '/data', PORT = '1337', SMTP_URL } = process.env;
  const asked = readWords(process.argv.slice(2), process.env);
  const key = readSecrets(folder, process.env).NEWSLETTER_KEY;
  const cms = { url: `http://127.0.0.1:${PORT}`, key, folder, hasMailServer: Boolean(SMTP_URL) };
  console.log(await askForLetter(asked, cms));
  return 0;
});
