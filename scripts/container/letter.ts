// `docker compose exec cms node scripts/container/letter.ts [--to ADDRESS]`: what `npm run letter` does elsewhere.
import { readSecrets } from '../stack/secrets.ts';

const { CMS_KEY } = readSecrets(process.env['DATA_DIR'] ?? '/data', process.env);
const [word, to] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 1337}/api/letter`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Cms-Key': CMS_KEY },
  body: JSON.stringify(word === '--to' ? { do: 'try', to } : { do: 'send' }),
});
console.log(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
