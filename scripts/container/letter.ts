// `docker compose exec cms node scripts/container/letter.ts` is `npm run letter` for containers.
import { requestLetter } from '../letter/request.ts';
import { parseArguments } from '../letter/args.ts';
import { readSecrets } from '../stack/secrets.ts';
import { main } from '../terminal/main.ts';

await main(async () => {
  const { DATA_DIR: folder = '/data', PORT = '1337', SMTP_URL } = process.env;
  const command = parseArguments(process.argv.slice(2), process.env);
  const key = readSecrets(folder, process.env).NEWSLETTER_KEY;
  const cms = { url: `http://127.0.0.1:${PORT}`, key, folder, hasMailServer: Boolean(SMTP_URL) };
  console.log(await requestLetter(command, cms));
  return 0;
});
