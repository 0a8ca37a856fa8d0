/**
 * How fast the CMS sends emails to a mail server on this machine that accepts everything, and how much memory
 * it takes meanwhile. Creates a database beside the given one, and removes it:
 * `node tests/bench/letters.ts DATABASE_URL [READERS] [SITE_URL]`. Needs a built CMS, and a site for the card.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { cmsKeyHeader } from '#contract/change';
import { letterPath } from '#contract/letter';
import { makeDatabase, spawnCms } from '../cms/cms-process.ts';
import { startMailServer } from '../cms/smtp.ts';

const [beside = '', readers = '10000', site = 'http://localhost:4321'] = process.argv.slice(2);
const database = await makeDatabase(beside);
const mail = await startMailServer();
const cms = await spawnCms({
  DATABASE_URL: database.url,
  SMTP_URL: mail.url,
  SITE_URL: site,
  NEWSLETTER_KEY: 'bench',
  LETTERS_PER_SECOND: '1000',
});
const client = new Client({ connectionString: database.url });
await client.connect();
await client.query(
  `insert into subscribers (document_id, email, language, consented_at, published_at)
   select 'reader' || n, 'reader-' || n || '@example.org', case n % 2 when 0 then 'en' else 'fr' end, now(), now()
   from generate_series(1, $1) n`,
  [Number(readers)],
);

/** Resident memory of the CMS, in megabytes. */
const memory = () =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${cms.pid}/status`, 'utf8'))?.[1]) / 1024,
  );
/** Processor time of the CMS so far, in milliseconds (Linux counts it in hundredths). */
const processor = () => {
  const fields = readFileSync(`/proc/${cms.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
};
const before = memory();
const processorBefore = processor();
let highest = before;
const began = Date.now();
await fetch(cms.url + letterPath, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', [cmsKeyHeader]: 'bench' },
  body: JSON.stringify({ do: 'send' }),
});
const queued = Date.now();
while (mail.letters.length < Number(readers)) {
  highest = Math.max(highest, memory());
  await pause(100);
}
const seconds = (Date.now() - began) / 1000;
const each = (processor() - processorBefore) / Number(readers);
const size = Math.round((mail.letters[0]?.raw.length ?? 0) / 1024);
console.log(
  `${readers} letters of ${size} kB: queued in ${(queued - began) / 1000} s, sent in ${seconds.toFixed(1)} s, ` +
    `${Math.round(Number(readers) / seconds)} a second, ${each.toFixed(1)} ms of processor time each; the CMS took ${before} MB before and ${highest} MB at most`,
);
await client.end();
await cms.end();
await mail.close();
await database.remove();
process.exit(0);
