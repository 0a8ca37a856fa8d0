import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { call, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = affirmationFactory(client);

async function search(q: string, language = 'en'): Promise<string[]> {
  const { status, body } = await call(`/affirmations?lang=${language}&q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return z
    .array(affirmation)
    .parse(body)
    .map((each) => each.text);
}

const platypus = 'My platypus is brave, 50% of the time.';
const zebra = 'Élégant zebras c\\an l_augh.';

beforeEach(async () => {
  await affirmations.published(platypus, 'Say it to a zebra.');
  await affirmations.published(zebra, 'Say "platypuses" to nobody.');
});

describe('search', () => {
  it.each([
    'PLATYPUS brave',
    'brave   platypus',
    'platy',
    'platypus, brave!',
    'platipus',
    'paltypus',
    'pltaypus',
  ])('the search for %j finds “My platypus is brave”', async (q) => {
    expect(await search(q)).toContain(platypus);
  });

  it.each(['elegant', 'ÉLÉGANT', 'élegant', 'elegent', 'elegants'])(
    'the search for %j finds “Élégant zebras” and nothing else',
    async (q) => {
      expect(await search(q)).toEqual([zebra]);
    },
  );

  it('a search finds what has all its words, or, if nothing has all, what has most of them', async () => {
    expect(await search('zebra brave')).toEqual([platypus]);
    expect(await search('platypus xylophone')).toEqual([platypus, zebra]);
    expect(await search('brave platypus xylophone')).toEqual([platypus]);
    expect(await search('zebra xylophone kettle')).toEqual([zebra, platypus]);
    expect(await search('kettledrum xylophone')).toEqual([]);
  });

  it('a search ignores filler words such as “my” and “this”', async () => {
    expect(await search('this platypus')).toEqual(await search('platypus'));
    for (const q of ["it's my brave platypus", 'It’s my brave platypus'])
      expect(await search(q), q).toEqual([platypus]);
    // Where there is nothing else, they must match.
    expect(await search('my')).toContain(platypus);
  });

  it('the search accepts one typo per word, and none in a word of three letters', async () => {
    expect(await search('plotipus')).toEqual([]);
    expect(await search('zba')).toEqual([]);
    expect(await search('zebr')).toEqual([zebra, platypus]);
    expect(await search('zbra')).toEqual([platypus]);
  });

  it.each(['brrrrr', 'grrrr', 'brrre', 'rbrrr', 'rrrr', 'brrrrg'])(
    'the search finds “brrrr” by “%s”',
    async (typed) => {
      const text = 'I say brrrr and laugh.';
      await affirmations.published(text);
      expect(await search(typed)).toEqual([text]);
    },
  );

  it('the search forgives no typo in a word that an affirmation contains', async () => {
    const [tapir, taper] = ['I see a tapir.', 'I see a taper.'];
    for (const text of [tapir, taper]) await affirmations.published(text);
    expect(await search('tapir')).toEqual([tapir]);
    expect((await search('tapar')).toSorted()).toEqual([taper, tapir]);
  });

  it('the search ranks matches in the text before matches in the description', async () => {
    expect(await search('zebra')).toEqual([zebra, platypus]);
    expect(await search('platypus')).toEqual([platypus, zebra]);
  });

  it('the search finds “Élégant zebras” by “elegantly”, which has the same stem', async () => {
    expect(await search('elegantly')).toEqual([zebra]);
  });

  it('treats LIKE wildcards as plain characters in a search, and finds nothing by punctuation alone', async () => {
    expect(await search('50%')).toEqual([platypus]);
    expect(await search('5_%')).toEqual([]);
    expect(await search('c\\an')).toEqual([zebra]);
    expect((await search('l_augh'))[0]).toBe(zebra);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    for (const q of [`'`, `"`, `\\`, `';truncate xyzzy;--`, '🙂', '!!!', 'a'.repeat(100)])
      expect(await search(q)).toEqual([]);
  });

  it('the search finds words next to French punctuation, even with a typo', async () => {
    const text = 'Moi\u00a0: « ornithorynque\u00a0»\u202f!';
    const documentId = await affirmations.draft(text);
    await adminApi.publish('affirmation', documentId);
    for (const q of ['ornithorynque', 'ornithornyque', 'moi « ornithorynque »', 'MOI :'])
      expect(await search(q)).toContain(text);
  });

  it('a search ranks an affirmation’s keywords after texts and before names of categories, and the API doesn’t return the keywords', async () => {
    const add = async (text: string, keywords: string, category = 2) => {
      const documentId = await affirmations.draft(text, undefined, category);
      await adminApi.publish('affirmation', documentId, { keywords });
    };
    const keyword = 'I am one of a kind of axolotl.';
    await add(keyword, 'quokka, can’t sleep, courageous numbats');
    await add('I am with a quokka.', '');
    expect(await search('quokka')).toEqual(['I am with a quokka.', keyword]);
    for (const q of ['QUOKKAS', 'quoka', 'can’t sleep', 'sleep axolotl'])
      expect(await search(q)).toContain(keyword);
    expect(await search('quokka', 'fr')).toContain(keyword);
    const { body } = await call('/affirmations?q=axolotl');
    expect(JSON.stringify(body)).not.toContain('quokka');

    const filed = 'I am axolotl number two.';
    await add(filed, '', 4);
    expect(await search('axolotl courage')).toEqual([keyword, filed]);
    await add('I am axolotl number three.', '', 6);
    expect(await search('apprendre axolotl', 'fr')).toEqual(['I am axolotl number three.']);
  });

  it('a search finds affirmations by the names of their moments and their skill, in both languages, even with a typo', async () => {
    const text = 'I am a bandicoot.';
    const documentId = await affirmations.published(text);
    expect(await search('bedtime')).not.toContain(text);
    await adminApi.publish('affirmation', documentId, {
      moments: 'bedtime',
      skill: 'self-management',
    });
    for (const q of ['bedtime', 'bedtmie', 'le coucher', 'self-management', 'maîtrise de soi'])
      expect(await search(q), q).toContain(text);
    await adminApi.publish('affirmation', documentId, { moments: '', skill: '' });
    expect(await search('bedtime')).not.toContain(text);
  });

  it('suggests published keywords similar to a search text, the most similar first, and only those that a search finds', async () => {
    const suggest = async (q: string, language = 'en') =>
      (await call(`/affirmations/keywords?lang=${language}&q=${encodeURIComponent(q)}`)).body;
    const documentId = await affirmations.published('I am fine with an axolotl.');
    const keywords = 'quokka, afraid of quokkas,\nBig echidna, zorilla';
    expect(await suggest('quokkka')).toEqual([]);
    await adminApi.publish('affirmation', documentId, { keywords });
    expect(await suggest('quokkka')).toEqual(['quokka', 'afraid of quokkas']);
    expect(await suggest('My bigg echidnna zorillas')).toEqual(['zorilla', 'Big echidna']);
    for (const keyword of ['quokka', 'afraid of quokkas', 'Big echidna'])
      expect(await search(keyword)).toEqual(['I am fine with an axolotl.']);
    expect(await suggest('quokkka', 'fr')).toEqual([]);
    for (const q of ['%', "'", '\\', '🙂', 'xyzzyq', 'a'.repeat(100)])
      expect(await suggest(q)).toEqual([]);
    await adminApi.publish('affirmation', documentId, { keywords: 'zorilla' });
    expect(await suggest('quokkka')).toEqual([]);
  });

  // Fails after 20 seconds, so that it can't pass because of the 30-second limit of every query.
  it(
    'the CMS gives up looking for similar keywords after a second',
    { timeout: 20_000 },
    async () => {
      await client.query('begin');
      await client.query('lock table affirmation_keywords in access exclusive mode');
      onTestFinished(async () => void (await client.query('rollback')));
      expect((await call('/affirmations/keywords?lang=en&q=quokka')).status).toBe(503);
    },
  );

  it('the search no longer finds an affirmation by a removed keyword, and finds one by its category’s new name', async () => {
    const documentId = await affirmations.published('I am an echidna.');
    await adminApi.publish('affirmation', documentId, { keywords: 'numbat' });
    expect(await search('numbat')).toEqual(['I am an echidna.']);
    await adminApi.publish('affirmation', documentId, { keywords: '' });
    expect(await search('numbat')).toEqual([]);

    const { category } = await affirmations.filedUnder(2);
    const [{ documentId: confidence }] = category.connect;
    onTestFinished(async () => {
      await adminApi.update('category', confidence, { name: 'Confidence' });
    });
    expect(await search('monotreme')).toEqual([]);
    await adminApi.update('category', confidence, { name: 'Monotremes' });
    expect(await search('monotreme echidna')).toEqual(['I am an echidna.']);
    expect(await search('monotreme')).toContain('I am an echidna.');
  });

  it('searches affirmations in the displayed language, or in English if there is no French', async () => {
    expect(await search('platypus brave', 'fr')).toEqual([platypus]);
    const documentId = await affirmations.published('I love my wombat.');
    const french = { text: 'J’aime mon wombat à moi.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    expect(await search('wombat', 'fr')).toEqual(['I love my wombat.']);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    expect(await search('wombat', 'fr')).toEqual([french.text]);
    expect(await search('j’aime wombat', 'fr')).toEqual([french.text]);
    expect(await search("J'AIME wombat", 'fr')).toEqual([french.text]);
    await adminApi.unpublish('affirmation', documentId, 'fr');
    expect(await search('wombat', 'fr')).toEqual(['I love my wombat.']);
    expect(await search('love', 'fr')).toContain('I love my wombat.');
  });
});
