import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { languages, type Language } from '#contract/language';
import { recordingsPath } from '#contract/recording';
import { moments } from '#contract/situation';
import { situationNames } from '#contract/situation-names';
import { makeVoices } from '../../scripts/voices/make.ts';
import { filledDatabase, startCms } from './another-cms.ts';
import { hashOf } from './recordings.ts';
import { wav } from './sounds.ts';

let client: Client;
let cms: { url: string; key: string };
let folder: string;
/** It ends with what would be a line break in a text. */
const sound = wav(Buffer.alloc(3200, '\n'));
/** How many texts and names there are. */
let all: number;
beforeAll(async () => {
  const url = await filledDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
  // Few texts, so that saying all of them takes little time.
  await client.query('delete from affirmations where public_id > 3');
  const { rowCount } = await client.query('select from categories');
  all = 2 * 3 + (rowCount ?? 0) + 2 * moments.length;
  cms = { url: (await startCms({ DATABASE_URL: url })).url, key: inject('contentKey') };
  folder = await mkdtemp(join(tmpdir(), 'colibri-voices-'));
  await writeFile(join(folder, 'tone.wav'), sound);
}, 300_000);
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

const lines: string[] = [];
const { signal } = new AbortController();
const make = (command: string) =>
  makeVoices(cms, command, { signal, print: (line) => lines.push(line) });
/** A speech program that writes down what it says. */
const tape = () => `cat >> ${folder}/said-{language}.txt; cat ${folder}/tone.wav`;
const said = (language: string) => readFile(join(folder, `said-${language}.txt`), 'utf8');

/** The texts and names in a language, in the order in which they are said. */
const textsIn = async (language: Language) => {
  const { rows } = await client.query<{ id: string; text: string }>(
    `select document_id as id, text from affirmations where published_at is not null and locale = $1
     union all select 'category:' || document_id, name from categories where locale = $1`,
    [language],
  );
  const names = moments.map((moment) => ({
    id: `moment:${moment}`,
    text: situationNames[language].moments[moment],
  }));
  return [...rows, ...names]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ text }) => `${text}\n`)
    .join('');
};
const count = async () =>
  (await client.query('select from recordings where by_name is null')).rowCount;

it('npm run voices lets a speech program read each published text and each name of a category or moment in its language, and saves the recordings', async () => {
  expect(await make(tape())).toEqual({ made: all, failed: 0 });
  for (const language of languages) expect(await said(language)).toBe(await textsIn(language));
  expect(await count()).toBe(all);
  const { rows } = await client.query('select audio from recordings');
  for (const { audio } of rows) expect(audio).toEqual(sound);
  // A second run has nothing to do.
  expect(await make(tape())).toEqual({ made: 0, failed: 0 });
});

it('npm run voices records a text again when it has changed, and replaces no person’s recording', async () => {
  await client.query(
    `update recordings set by_name = 'Ana' where language = 'fr' and document_id not like '%:%'`,
  );
  await client.query(
    `update affirmations set text = text || ' $(touch ${folder}/run) ' || chr(96) || 'id' || chr(96) where public_id = 1`,
  );
  expect(await make(tape())).toEqual({ made: 2, failed: 0 });
  expect(await said('en')).toContain(`$(touch ${folder}/run) \`id\``);
  // Nothing in a text is run.
  await expect(readFile(join(folder, 'run'))).rejects.toThrow('ENOENT');
  const { rows } = await client.query(
    `select language, by_name, count(*)::int from recordings where document_id not like '%:%'
     group by 1, 2 order by 1, 2`,
  );
  expect(rows).toEqual([
    { language: 'en', by_name: null, count: 3 },
    { language: 'fr', by_name: 'Ana', count: 3 },
    { language: 'fr', by_name: null, count: 1 },
  ]);
});

it('npm run voices records the name of a category again when it has changed, and removes the recording of the old one', async () => {
  const names = async () =>
    (
      await client.query(
        `select language, text_hash from recordings join categories
           on recordings.document_id = 'category:' || categories.document_id
         where public_id = 2 group by 1, 2 order by 1, 2`,
      )
    ).rows;
  const [, french] = await names();
  await client.query(
    `update categories set name = 'Bravery' where public_id = 2 and locale = 'en'`,
  );
  expect(await make(tape())).toEqual({ made: 1, failed: 0 });
  expect(await said('en')).toMatch(/\nBravery\n$/);
  expect(await names()).toEqual([{ language: 'en', text_hash: hashOf('Bravery') }, french]);
});

it('npm run voices leaves out texts without a letter or digit', async () => {
  await client.query('delete from recordings');
  const silent = ['   ', '…', '🌈'];
  const { rows } = await client.query(
    `with english as (
       select id, document_id, text, row_number() over (order by document_id) as number from affirmations
       where published_at is not null and locale = 'en'
     )
     update affirmations set text = ($1::text[])[english.number] from english where affirmations.id = english.id
     returning affirmations.id, english.text`,
    [silent],
  );
  expect(rows).toHaveLength(3);
  expect(await make(tape())).toEqual({ made: all - 3, failed: 0 });
  for (const { id, text } of rows)
    await client.query('update affirmations set text = $2 where id = $1', [id, text]);
});

it('npm run voices stops when the text-to-speech program doesn’t work, and says why', async () => {
  await client.query('delete from recordings');
  await expect(make('no-such-program {language}')).rejects.toThrow(/3 times in a row.*no-such/s);
  await expect(make('echo hello {language}')).rejects.toThrow(/isn’t an MP3/);
  await expect(make('cat /dev/zero # {language}')).rejects.toThrow(/larger than 1 MB/);
  await expect(make('true {language}')).rejects.toThrow(/wrote no audio/);
  expect(await count()).toBe(0);
  // One that fails once goes on.
  lines.splice(0);
  const once = `test -e ${folder}/tried || { touch ${folder}/tried; echo hoarse >&2; exit 3; }; ${tape()}`;
  expect(await make(once)).toEqual({ made: all - 1, failed: 1 });
  expect(lines[0]).toMatch(/^✗ .*failed \(3\): hoarse$/);
});

const hasEspeak = (() => {
  try {
    return execFileSync('espeak-ng', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

it.skipIf(!hasEspeak)(
  'npm run voices records the texts in both languages with espeak-ng, with the right length in each WAV file',
  async () => {
    await client.query('delete from recordings');
    expect(await make('espeak-ng -v {language} --stdout')).toEqual({ made: all, failed: 0 });
    const { rows } = await client.query('select audio from recordings');
    for (const { audio } of rows) {
      // It writes to a pipe, so it doesn't know the length when it begins.
      expect(audio.readUInt32LE(40)).toBe(audio.length - 44);
      expect(audio.length).toBeGreaterThan(10_000);
    }
  },
);

it('the CMS lists the texts for npm run voices in parts, each of which continues after the cursor of the one before', async () => {
  const ask = async (after: string) => {
    const answer = await fetch(`${cms.url}${recordingsPath}?${new URLSearchParams({ after })}`, {
      headers: { 'X-Cms-Key': cms.key },
    });
    const body: { text: string; textHash: string; cursor: string }[] = await answer.json();
    return body;
  };
  await client.query('delete from recordings');
  const texts = await ask('');
  expect(texts).toHaveLength(all);
  for (const { text, textHash } of texts) expect(textHash).toBe(hashOf(text));
  expect(await ask(texts[3]?.cursor ?? '')).toEqual(texts.slice(4));
});
