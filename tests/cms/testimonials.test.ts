import { beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { testimonial } from '#contract/testimonial';
import { call, adminApi } from './admin.ts';
import { startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { connect } from './database.ts';
import { siteKey } from './keys.ts';

const client = connect();
const listed = z.array(testimonial);
const real = { text: 'My fish listens now.', name: 'Zoe', title: 'Diver', rating: 5 };

async function textsOf(cms: string, language = 'en'): Promise<string[]> {
  const answer = await fetch(`${cms}/api/testimonials?lang=${language}`, { headers: siteKey() });
  return listed.parse(await answer.json()).map(({ text }) => text);
}

/** Which samples there are, as document and language. */
async function samples(): Promise<unknown[]> {
  const { rows } = await client.query(
    'select document_id, locale from testimonials where is_sample order by document_id, locale',
  );
  return rows;
}

describe('GET /api/testimonials', () => {
  it('lists sample and real testimonials while SITE_URL is a loopback address', async () => {
    const documentId = await adminApi.create('testimonial', real);
    try {
      const texts = await textsOf(inject('cms'));
      expect(texts).toHaveLength(9);
      expect(texts).toContain(real.text);
    } finally {
      await adminApi.remove('testimonial', documentId);
    }
  });

  it('does not tell visitors which testimonials are samples', async () => {
    expect(JSON.stringify((await call('/testimonials')).body)).not.toContain('isSample');
  });
});

describe('GET /api/testimonials with a public SITE_URL', () => {
  let cms: CmsProcess;
  beforeAll(async () => {
    cms = await startCms({ SITE_URL: 'https://colibri.example' });
    return () => cms.end();
  }, 300_000);

  it('lists only real testimonials once SITE_URL is public', async () => {
    for (const language of ['en', 'fr']) expect(await textsOf(cms.url, language)).toEqual([]);
    const documentId = await adminApi.create('testimonial', real);
    try {
      for (const language of ['en', 'fr'])
        expect(await textsOf(cms.url, language)).toEqual([real.text]);
      await adminApi.update('testimonial', documentId, { isSample: true });
      expect(await textsOf(cms.url)).toEqual([]);
    } finally {
      await adminApi.remove('testimonial', documentId);
    }
  });

  it('lists no sample testimonial on a public SITE_URL, even if only one language is marked as a sample', async () => {
    const mark = (isSample: boolean | null) =>
      client.query(`update testimonials set is_sample = $1 where public_id = 1 and locale = 'fr'`, [
        isSample,
      ]);
    try {
      await mark(null);
      for (const language of ['en', 'fr']) expect(await textsOf(cms.url, language)).toEqual([]);
    } finally {
      await mark(true);
    }
  });
});

describe('sample testimonials', () => {
  it('marks the seed’s eight testimonials as samples in both languages', async () => {
    expect(await samples()).toHaveLength(16);
  });

  it('marks testimonials as samples once in an older database, except those that an editor has rewritten', async () => {
    const before = await samples();
    const { rows } = await client.query(
      'select locale, text, document_id from testimonials where public_id = 8',
    );
    const documentId = String(rows[0]?.document_id);
    const write = (locale: string, text: string) =>
      client.query('update testimonials set text = $1 where document_id = $2 and locale = $3', [
        text,
        documentId,
        locale,
      ]);
    await client.query('update testimonials set is_sample = null');
    await client.query(
      `delete from strapi_core_store_settings where key = 'core_seed_samplesMarked'`,
    );
    try {
      for (const locale of ['en', 'fr']) await write(locale, `Rewritten in ${locale}.`);
      await (await startCms()).end();
      expect(await samples()).toEqual(
        before.filter(
          (row) => z.object({ document_id: z.string() }).parse(row).document_id !== documentId,
        ),
      );

      for (const { locale, text } of rows) await write(locale, text);
      await (await startCms()).end();
      expect(await samples(), 'a second start leaves the marks alone').toHaveLength(14);
    } finally {
      for (const { locale, text } of rows) await write(locale, text);
      await client.query('update testimonials set is_sample = true where public_id <= 8');
    }
  }, 300_000);
});
