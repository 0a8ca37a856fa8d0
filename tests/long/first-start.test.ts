import { Pool } from 'pg';
import { expect, inject, it } from 'vitest';
import { emptyDatabase, startCms } from '../cms/another-cms.ts';

it('fills an empty database once when two CMS processes start on it at the same time', async () => {
  const DATABASE_URL = await emptyDatabase();
  await Promise.all([startCms({ DATABASE_URL }), startCms({ DATABASE_URL })]);

  const filled = new Pool({ connectionString: DATABASE_URL, max: 1 });
  const { rows } = await filled.query(
    `select (select array_agg(code::text order by code) from i18n_locale) as languages,
       (select array_agg(email::text) from admin_users) as administrators,
       (select array_agg(code::text order by code) from admin_roles) as roles,
       (select count(*)::integer from categories where locale = 'en') as categories`,
  );
  await filled.end();
  expect(rows).toEqual([
    {
      languages: ['en', 'fr'],
      administrators: [inject('administrator').email],
      roles: ['strapi-editor', 'strapi-super-admin', 'translator'],
      categories: 7,
    },
  ]);
}, 600_000);
