import { beforeAll, describe, expect, inject, it } from 'vitest';
import { entriesOf } from './permissions.ts';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { siteKey } from './keys.ts';
import { invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const at = entriesOf('affirmation');
const french = { text: 'Je traduis.', description: 'Dis-le.' };

let translator: Staff;
beforeAll(async () => {
  translator = await invite('translator');
});

/** Checksums of everything that a translator must not change. */
async function untouchable(): Promise<unknown> {
  const { rows } = await client.query(
    `select
       (select md5(string_agg(a::text, '' order by id)) from affirmations a where locale <> 'fr' or published_at is not null) as english,
       (select md5(string_agg(concat_ws('|', document_id, featured, featured_order, featured_from, featured_until,
          publish_at, unpublish_at, filed_under), '' order by document_id)) from affirmations
        where locale = 'fr' and published_at is null) as places,
       (select md5(string_agg(c::text, '' order by id)) from categories c where locale <> 'fr') as categories,
       (select md5(string_agg(concat_ws('|', document_id, icon, color), '' order by document_id)) from categories) as looks,
       (select md5(string_agg(t::text, '' order by id)) from testimonials t where locale <> 'fr') as testimonials,
       (select string_agg(document_id, ' ' order by document_id) from testimonials) as owners,
       (select count(*) from testimonials) as stars`,
  );
  return rows[0];
}

/** Ways to name a language in the query, some of them wrong. */
const languages = [
  '',
  '?locale=en',
  '?locale=fr',
  '?locale=*',
  '?locale[]=fr&locale[]=en',
  '?locale=de',
];

const again = { text: 'Je traduis encore.', description: 'Dis-le.' };
const more = {
  id: 1,
  documentId: 'moved',
  publicId: 1,
  featured: true,
  featuredOrder: 1,
  featuredFrom: '2000-01-01',
  publishAt: '2000-01-01T00:00:00.000Z',
  unpublishAt: '2000-01-01T00:00:00.000Z',
  publishedAt: '2000-01-01T00:00:00.000Z',
  color: '#000000',
  icon: 'ph-bug',
  rating: 1,
  isSample: true,
};

/** Calls that a translator might try on an affirmation, a category and a testimonial. */
function attempts(ids: Record<'affirmation' | 'category' | 'testimonial', string>, body: object) {
  const [affirmation, category, testimonial] = [
    `${at}/${ids.affirmation}`,
    `${entriesOf('category')}/${ids.category}`,
    `${entriesOf('testimonial')}/${ids.testimonial}`,
  ];
  const tries: [method: string, path: string, body?: object][] = [
    ['PUT', affirmation, body],
    ['PUT', `${at}/${ids.category}`, body],
    ['PUT', `${at}/abcdefghijklmnopqrstuvwx`, body],
    ['POST', at, body],
    ['POST', `${at}/clone/${ids.affirmation}`, body],
    ['POST', `${affirmation}/actions/publish`, body],
    ['POST', `${affirmation}/actions/unpublish`, body],
    ['POST', `${affirmation}/actions/discard`, body],
    ['POST', `${at}/actions/bulkDelete`, { documentIds: [ids.affirmation], ...body }],
    ['DELETE', affirmation],
    ['PUT', category, { ...body, name: 'D’un test' }],
    ['POST', entriesOf('category'), { ...body, name: 'La mienne' }],
    ['DELETE', category],
    ['PUT', testimonial, { ...body, name: 'Moi', title: 'Moi' }],
    ['DELETE', testimonial],
  ];
  return tries;
}

describe('translator role', () => {
  it('a translator can change only French drafts, and no English or published text, whatever panel call they use', async () => {
    const ids = {
      affirmation: await affirmations.published('I am not to be touched.'),
      category: await adminApi.create('category', {
        name: 'Of a test',
        icon: 'ph-star',
        color: '#123456',
      }),
      testimonial: await adminApi.create('testimonial', { text: 'Fine.', name: 'A', title: 'B' }),
    };
    try {
      await adminApi.update('affirmation', ids.affirmation, french, 'fr');
      await adminApi.publish('affirmation', ids.affirmation, {}, 'fr');
      await adminApi.update('category', ids.category, { name: 'D’un test' }, 'fr');
      await adminApi.update(
        'testimonial',
        ids.testimonial,
        { text: 'Bien.', name: 'A', title: 'B' },
        'fr',
      );
      const before = await untouchable();
      const filed = { category: { connect: [{ documentId: ids.category, locale: 'en' }] } };
      for (const language of languages)
        for (const locale of [undefined, 'en']) {
          const body = { ...again, ...more, ...filed, locale };
          for (const [method, path, sent] of attempts(ids, body)) {
            const { status } = await translator.call(method, path + language, sent);
            expect(status, `${method} ${path}${language}`).toBeLessThan(500);
          }
        }
      expect(await untouchable()).toEqual(before);
      const { rows } = await client.query(
        `select text from affirmations where document_id = $1 and locale = 'fr' and published_at is null`,
        [ids.affirmation],
      );
      expect(rows).toEqual([{ text: again.text }]);
    } finally {
      await adminApi.remove('category', ids.category);
      await adminApi.remove('testimonial', ids.testimonial);
    }
  });

  it('tells a translator in the browser’s language that only editors can create entries', async () => {
    const answer = await translator.call('POST', `${at}?locale=fr`, french, 'fr');
    expect(await answer.text()).toContain('Seule la rédaction peut créer des entrées');
  });

  it('reveals no subscriber address to a translator, and ignores a filter by an author’s password', async () => {
    const secret = `${crypto.randomUUID()}@colibri.example`;
    await fetch(`${inject('cms')}/api/subscribers`, {
      method: 'POST',
      headers: { ...siteKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: secret }),
    });
    for (const path of [
      `${at}?_q=${secret}`,
      `${at}?locale=en&populate=*`,
      `${at}?locale=en&populate[createdBy][populate]=*`,
      '/content-manager/homepage/recent-documents?action=update',
      '/content-manager/content-types/api::subscriber.subscriber/configuration',
      '/panel/letter/sent',
      '/panel/letter/weeks',
      '/panel/letter/choices',
      '/panel/translations',
    ]) {
      const answer = await translator.call('GET', path);
      expect(await answer.text(), path).not.toContain(secret);
    }
    const count = async (filter: string) =>
      (await translator.call('GET', `${at}?locale=en&${filter}`)).text();
    // A filter by password is ignored, so guessing how a password begins returns the whole list.
    expect(await count('filters[createdBy][password][$startsWith]=x')).toBe(await count(''));
  });
});
