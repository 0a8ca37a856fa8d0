import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryLimits } from '#contract/limits';
import { callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { report } from './csv.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const columns = {
  category: 'name, icon, color',
  testimonial: 'text, name, title, rating',
};
const entries = {
  category: { name: 'One more', icon: 'ph-star', color: '#123456' },
  testimonial: { text: 'One more.', name: 'Ann', title: 'Owl', rating: 5 },
};
const sheets = {
  category: { head: 'name_en,icon,color', row: (name: string) => `${name},ph-star,#123456` },
  testimonial: { head: 'text_en,name_en,title_en', row: (name: string) => `Fine.,${name},Owl` },
};
const tables = { category: 'categories', testimonial: 'testimonials' };

describe.each(['category', 'testimonial'] as const)('the limit for %s', (noun) => {
  const most = entryLimits[noun];

  beforeEach(async () => {
    await client.query(
      `insert into ${tables[noun]} (document_id, locale, ${columns[noun]}, created_at, updated_at, published_at)
       select 'filler' || number, 'en', ${columns[noun].replace('name', "'Filler ' || number")}, now(), now(), now()
       from generate_series(1, $1 - (select count(distinct document_id) from ${tables[noun]})) as number,
         (select * from ${tables[noun]} where locale = 'en' limit 1) as sample`,
      [most - 1],
    );
  });
  afterEach(async () => {
    await client.query(`delete from ${tables[noun]} where document_id like 'filler%'`);
  });

  it(`the panel creates the ${most}th ${noun}, refuses another or a copy, and still saves and translates existing ones`, async () => {
    const documentId = await adminApi.create(noun, entries[noun]);
    const message = new RegExp(`There can be at most ${most} `);
    const copy = { ...entries[noun], name: 'A copy' };
    await expect(adminApi.create(noun, copy)).rejects.toThrow(message);
    await expect(adminApi.clone(noun, documentId, copy)).rejects.toThrow(message);
    await adminApi.update(noun, documentId, { ...entries[noun], name: 'Changed' });
    await adminApi.update(noun, documentId, { ...entries[noun], name: 'En français' }, 'fr');
    expect((await adminApi.remove(noun, documentId)).ok).toBe(true);
  });

  it(`a CSV import can add the ${most}th ${noun}, and reports the first line beyond the limit`, async () => {
    const { head, row } = sheets[noun];
    expect((await report(`${head}\n${row('Ida')}\n`)).problems).toEqual([]);
    const { problems } = await report(
      `${head}\n${row('Ida')}\n${row('Uma')}\n${row('Ben')}\n`,
      true,
    );
    expect(problems).toMatchObject([{ line: 3, column: null }]);
    expect(problems[0]?.message).toMatch(`There can be at most ${most} `);
  });
});

describe('the limit for featured affirmations', () => {
  const most = entryLimits.featured;
  let added: string[] = [];

  beforeEach(async () => {
    const { rows } = await client.query<{ document_id: string }>(
      `select document_id from affirmations group by document_id having not bool_or(featured)
       order by document_id limit $1 - (select count(distinct document_id) from affirmations where featured)`,
      [most - 1],
    );
    added = rows.map((row) => row.document_id);
    await setFeatured(true);
  });
  afterEach(() => setFeatured(false));
  const setFeatured = async (featured: boolean) =>
    void (await client.query('update affirmations set featured = $2 where document_id = any($1)', [
      added,
      featured,
    ]));
  const feature = (documentId: string, featured = true) =>
    callAdmin('POST', '/panel/featured', { documentIds: [documentId], featured });
  const message = `There can be at most ${most} featured affirmations`;

  it(`the panel features the ${most}th affirmation, refuses another in the list and in the form, and still saves featured ones`, async () => {
    const [last, other] = [
      await affirmations.draft('I am last.'),
      await affirmations.draft('I am another.'),
    ];
    expect((await feature(last)).status).toBe(200);
    const refused = await feature(other);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(message)]);
    await expect(adminApi.update('affirmation', other, { featured: true })).rejects.toThrow(
      message,
    );
    await adminApi.update('affirmation', last, { text: 'I am still last.' });
    await adminApi.publish('affirmation', last);
    expect((await feature(last, false)).status).toBe(200);
    await adminApi.update('affirmation', other, { featured: true });
    await feature(other, false);
  });

  it(`a CSV import can feature the ${most}th affirmation, and reports the first line beyond the limit`, async () => {
    const row = (text: string) => `Calm,${text},Say it.,yes\n`;
    const head = 'category,text_en,description_en,featured\n';
    expect((await report(head + row('I am one.'))).problems).toEqual([]);
    const { problems } = await report(head + row('I am one.') + row('I am two.'), true);
    expect(problems).toMatchObject([{ line: 3, column: null }]);
    expect(problems[0]?.message).toContain(message);
    const [freed = ''] = added;
    const id = await affirmations.idOf(freed);
    const swapped = `id,category,text_en,description_en,featured\n${id},,,,no\n,${row('I am one.')},${row('I am two.')}`;
    expect((await report(swapped)).problems).toEqual([]);
  });
});
