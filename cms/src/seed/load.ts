import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { contentTypes, type ContentType } from '../contract/change.ts';
import { languages, type Language } from '../contract/language.ts';
import { tableOf } from '../core/database/content.ts';
import { affirmations } from './affirmations.ts';
import { categories } from './categories.ts';
import { fillKeywords, withKeywords } from './keywords.ts';
import { newAffirmations, situationOf } from './needs/index.ts';
import { fillPictures } from './pictures.ts';
import { fillSituations } from './situations.ts';
import { terms } from './terms.ts';
import { testimonials } from './testimonials.ts';
import type { SeedAffirmation } from './types.ts';
import { weeks } from './weeks.ts';

/** All seed keys that were ever loaded, with the id of the document that was created. */
const loadedKeys = z.record(z.string(), z.string());
type Loaded = z.infer<typeof loadedKeys>;

/**
 * Creates the seed content that was never loaded before. Content that editors have changed or deleted since is left
 * alone.
 */
export async function loadSeed(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'seed' });
  await strapi.db.transaction(async ({ trx }) => {
    const once = async (key: string, work: () => Promise<void>) => {
      if (await store.get({ key })) return;
      await work();
      await store.set({ key, value: true });
    };
    const loaded = loadedKeys.parse((await store.get({ key: 'loaded' })) ?? {});
    const known = Object.keys(loaded).length;
    if (known === 0) await startIdsAtOne(trx);

    await load(strapi, loaded, 'category', categories, ({ icon, color }) => ({ icon, color }));
    await load(strapi, loaded, 'testimonial', testimonials, ({ rating }) => ({
      rating,
      isSample: true,
    }));
    const toShared = ({ key, category, featured }: SeedAffirmation) => ({
      ...situationOf(key),
      category: loaded[`category/${category}`],
      featured: featured ?? false,
    });
    await load(strapi, loaded, 'affirmation', affirmations.map(withKeywords), toShared);
    // On a site that already has content, later affirmations become drafts: its editors decide what to publish.
    const kept = await trx('categories').distinct('document_id').pluck('document_id');
    const added = newAffirmations.filter(({ category }) =>
      kept.includes(loaded[`category/${category}`]),
    );
    const status = known === 0 ? 'published' : 'draft';
    await load(strapi, loaded, 'affirmation', added.map(withKeywords), toShared, status);

    const existing = await trx('affirmations').distinct('document_id').pluck('document_id');
    const numbered = weeks.map((week, index) => ({ ...week, number: index + 1 }));
    const toWeek = ({ number, affirmation, moment, skill }: (typeof numbered)[number]) => {
      const documentId = loaded[`affirmation/${affirmation}`];
      return {
        number,
        moment,
        skill,
        // Editors may have deleted it.
        ...(existing.includes(documentId) && { affirmation: documentId }),
      };
    };
    await load(strapi, loaded, 'week', numbered, toWeek, status);

    await loadTerms(strapi, loaded);

    if (Object.keys(loaded).length > known) await store.set({ key: 'loaded', value: loaded });
    await once('samplesMarked', () => markSamples(trx));
    await once('keywordsFilled', () => fillKeywords(trx, loaded));
    await once('situationsFilled', () => fillSituations(trx, loaded));
    await once('picturesFilled', () => fillPictures(trx, loaded));
  });
}

/** Marks testimonials as samples that were loaded before that flag existed and still have the seed's text. */
async function markSamples(trx: Knex): Promise<void> {
  const texts = testimonials.flatMap((each) => languages.map((language) => each[language].text));
  await trx('testimonials')
    .update({ is_sample: true })
    .whereIn('document_id', trx('testimonials').select('document_id').whereIn('text', texts));
}

async function loadTerms(strapi: Core.Strapi, loaded: Loaded): Promise<void> {
  for (const { key, ...data } of terms) {
    if (loaded[`term/${key}`]) continue;
    const { documentId } = await strapi.documents('api::term.term').create({ data });
    loaded[`term/${key}`] = documentId;
  }
}

/** Resets the sequences, because a load that was rolled back has used up ids and *All* must get 1 (behavior C7). */
async function startIdsAtOne(trx: Knex): Promise<void> {
  for (const noun of contentTypes)
    await trx.raw(
      `select setval('${noun}_public_ids', 1, false) where not exists (select from ${tableOf[noun]})`,
    );
}

async function load<Entry extends { key: string } & Record<Language, object>>(
  strapi: Core.Strapi,
  loaded: Loaded,
  noun: ContentType,
  entries: readonly Entry[],
  shared: (entry: Entry) => Record<string, unknown>,
  status: 'draft' | 'published' = 'published',
): Promise<void> {
  const documents = strapi.documents(`api::${noun}.${noun}`);
  for (const entry of entries) {
    const key = `${noun}/${entry.key}`;
    if (loaded[key]) continue;
    let documentId: string | undefined;
    for (const locale of languages) {
      const write = {
        locale,
        status,
        data: { ...shared(entry), ...entry[locale] },
      };
      const document = documentId
        ? await documents.update({ ...write, documentId })
        : await documents.create(write);
      documentId = document?.documentId;
    }
    if (documentId) loaded[key] = documentId;
  }
}
