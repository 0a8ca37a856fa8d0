import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryLimits } from '#contract/limits';
import { adminApi } from './admin.ts';
import { report } from './csv.ts';
import { connect } from './database.ts';

const client = connect();
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
