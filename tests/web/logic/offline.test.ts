import { describe, expect, it } from 'vitest';
import type { Affirmation } from '#contract/affirmation';
import { endpoints } from '#contract/endpoints';
import { answerOffline, type OfflineContent } from '../../../web/logic/offline-content.ts';
import { keptRecordings, recordingSpace } from '../../../web/logic/offline-recordings.ts';
import { isOneTypoAway } from '../../../web/logic/offline-search.ts';
import { parseOfflineView } from '../../../web/logic/offline-view.ts';
import {
  offlineShellOf,
  isPrivateResponse,
  isPublicCall,
  storedPageAddress,
} from '../../../web/logic/public-pages.ts';

const affirmation = (id: number, text: string, more: Partial<Affirmation> = {}): Affirmation => ({
  id,
  text,
  description: '',
  categoryId: 2,
  featured: false,
  createdBy: 0,
  lang: 'en',
  ages: [],
  moments: [],
  skill: null,
  picture: null,
  recording: null,
  ...more,
});
const category = (id: number, name: string) => ({
  id,
  name,
  icon: 'sun',
  color: '#0e7560',
  lang: 'en' as const,
});
const content: OfflineContent = {
  categories: [category(1, 'All'), category(2, 'Confidence'), category(4, 'Courage')],
  affirmations: [
    affirmation(1, 'My platypus is brave, not bad.', { description: 'Say it to a zebra.' }),
    affirmation(2, 'Élégant zebras can laugh.', { moments: ['tests', 'worry'], ages: ['6-8'] }),
    affirmation(3, 'I breathe.', {
      categoryId: 4,
      moments: ['worry'],
      skill: 'social-awareness',
      featured: true,
    }),
  ],
  keywords: { 1: 'dream', 2: 'dream\nzebra', 3: 'Été, bad dream, cœur, grave' },
  recordings: [],
};
const at = (path: string) => new URL(path, 'https://site.example');
const answer = (path: string, random = 0) => answerOffline(content, at(path), random);
const idsOf = (path: string) => {
  const body = answer(path)?.body;
  return Array.isArray(body) ? body.map((each: Affirmation) => each.id) : body;
};

describe('answerOffline', () => {
  it.each([
    ['platy', [1]],
    ['PLATIPUS brave', [1]],
    ['elegants', [2]],
    ['elegantly', [2]],
    ['zebra', [2, 1]],
    ['courageous', [3]],
    ['ete', [3]],
    ['coeur', [3]],
    ['bad dreams', [1, 3]],
    ['bad dream', [3, 1]],
    ['dream', [1, 2, 3]],
    ['zebra can', [2]],
    ['brave xylophone kettle', [1]],
    ['afraid zebra', [2, 1]],
    ['afraid kettle', []],
    ['worry', [3, 2]],
    ['les soucis', [3, 2]],
    ['breathe worry', [3]],
    ['social-awareness', [3]],
    ['this zebra', [2, 1]],
    ["It's my brave platypus", [1]],
    ['It’s my brave platypus', [1]],
    ['afraid platypus brave', [1]],
    ['my', [1]],
    ['brave', [1]],
    ['gravo', [3]],
    ['plotipus', []],
    ['zba', []],
    ['bed', []],
    ['!!!', []],
  ])(
    'without a network, a search for %j in the saved affirmations finds the same ones as the CMS would',
    (q, ids) => {
      expect(idsOf(`/api/affirmations?q=${encodeURIComponent(q)}`)).toEqual(ids);
    },
  );

  it.each([
    ['/api/affirmations', [1, 2, 3]],
    ['/api/affirmations?categoryId=4', [3]],
    ['/api/affirmations?moment=worry', [3, 2]],
    ['/api/affirmations?moment=worry&age=6-8', [2]],
    ['/api/affirmations?ids=3,1,9', [1, 3]],
    ['/api/affirmations?pageSize=2&page=2', [3]],
    ['/api/affirmations?order=mixed', [1, 3, 2]],
    ['/api/affirmations?order=mixed&q=dream', [1, 2, 3]],
    ['/api/affirmations/featured', [3]],
  ])(
    'without a network, the API call %s is answered from the saved affirmations with the ids %j',
    (path, ids) => {
      expect(idsOf(path)).toEqual(ids);
    },
  );

  it('without a network, saved affirmations answer lists, draws and single affirmations, and no other API call', () => {
    expect(answer('/api/affirmations?pageSize=1')?.total).toBe(3);
    expect(answer('/api/affirmations/random?moment=worry', 0.9)?.body).toMatchObject({ id: 3 });
    expect(answer('/api/affirmations/random?skill=self-awareness')).toBeUndefined();
    expect(answer('/api/affirmations/2')?.body).toMatchObject({ id: 2 });
    for (const path of [
      '/api/affirmations/9',
      '/api/affirmations/2/more',
      '/api/auth/user',
      '/api/dashboard/affirmations',
    ])
      expect(answer(path), path).toBeUndefined();
  });
});

const recording = (id: number, file: string) => ({ id, file, bytes: 10_000_000 });
const recordings = [recording(1, 'a'), recording(3, 'c'), recording(1, 'a'), recording(2, 'b')];

it('only as many recordings as fit are saved for offline use, each once, those of the lowest affirmation ids first', () => {
  expect([...keptRecordings(recordings).keys()]).toEqual([
    '/recordings/1/a',
    '/recordings/2/b',
    '/recordings/3/c',
  ]);
  const fitting = keptRecordings(recordings, 29_000_000);
  expect([...fitting.keys()]).toEqual(['/recordings/1/a', '/recordings/2/b']);
});

it('the recordings of names, which are small, are saved for offline use before those of affirmations', () => {
  const fitting = keptRecordings([...recordings, recording(0, 'n')], 20_000_000);
  expect([...fitting.keys()]).toEqual(['/recordings/0/n', '/recordings/1/a']);
});

it('says how many megabytes the recordings that fit on a device take, and how many of them fit', () => {
  expect(recordingSpace(recordings, 29_000_000)).toEqual({ megabytes: 20, kept: 2, total: 3 });
  expect(recordingSpace(recordings)).toEqual({ megabytes: 30, kept: 3, total: 3 });
  expect(recordingSpace([])).toEqual({ megabytes: 0, kept: 0, total: 0 });
});

it('an offline search accepts one wrong, missing or extra letter in a word of five, or two neighboring letters swapped', () => {
  for (const other of ['brave', 'brve', 'braave', 'brabe', 'barve'])
    expect(isOneTypoAway('brave', other), other).toBe(true);
  for (const other of ['bve', 'bravest', 'vrabe', 'grape'])
    expect(isOneTypoAway('brave', other), other).toBe(false);
});

describe('what a browser stores', () => {
  it.each([
    ['/', '/?lang=fr'],
    ['/?lang=en', '/?lang=fr'],
    ['/categories/3?utm=x&page=2', '/categories/3?page=2&lang=fr'],
    ['/affirmations/12?both=1', '/affirmations/12?both=1&lang=fr'],
    ['/classroom?moment=worry', '/classroom?moment=worry&lang=fr'],
    ['/classroom?class=token', undefined],
    [
      '/classroom?ids=3,1&ids=2&x=1&from=favorites',
      '/classroom?ids=3%2C1%2C2&from=favorites&lang=fr',
    ],
    ['/classroom?ids=3,1000000001', undefined],
    ['/classroom?ids=3&preview=key', undefined],
    ['/listen?ids=1', '/listen?ids=1&lang=fr'],
    ['/display?ids=1&every=30', '/display?ids=1&every=30&lang=fr'],
    ['/print/sheet?ids=1&words=both&paper=letter', '/print/sheet?ids=1&lang=fr'],
    ['/print/sheet?categoryId=4&q=brave', '/print/sheet?q=brave&categoryId=4&lang=fr'],
    ['/print/sheet?collection=3', undefined],
    ['/print/sheet?class=token', undefined],
    ['/print/sheet.pdf?ids=1', undefined],
    ['/class/token', undefined],
    ['/printable-cards?collection=3', undefined],
    ['/dashboard', undefined],
    ['/login', undefined],
    ['/create?edit=1000000001', undefined],
    ['/affirmations/1000000001', undefined],
    ['/affirmations/12?preview=key', undefined],
  ])(
    'in French, the browser saves the page %s for offline use under the address %s (undefined: it saves no such page)',
    (path, key) => {
      expect(storedPageAddress(at(path), 'fr')).toBe(key);
    },
  );

  it('for offline use, the browser saves only API responses that are the same for everyone and not marked as private', () => {
    for (const { method, path, shows } of endpoints) {
      const isStored = isPublicCall(path.replace(':id', '12'));
      // Private calls can have the address of a public one, but they aren't GET requests.
      if (method === 'GET') expect(isStored, path).toBe(shows.length > 0);
    }
    expect(isPublicCall('/api/affirmations/1000000001')).toBe(false);
    for (const value of ['private', 'no-store', 'private, no-store'])
      expect(isPrivateResponse(new Headers({ 'Cache-Control': value })), value).toBe(true);
    expect(isPrivateResponse(new Headers({ 'Cache-Control': 'no-cache' }))).toBe(false);
  });

  it('parses the URLs of lists, searches and affirmations that saved data can show without a network, and of no unknown moment', () => {
    expect(parseOfflineView(at('/moments/worry?age=6-8&page=2'))).toMatchObject({
      kind: 'list',
      listing: { categoryId: 1, moment: 'worry', age: '6-8', page: 2 },
    });
    expect(parseOfflineView(at('/categories/4?q=+brave+'))).toMatchObject({
      listing: { categoryId: 4, q: 'brave', page: 1 },
    });
    expect(parseOfflineView(at('/affirmations/12'))).toEqual({ kind: 'affirmation', id: 12 });
    expect(parseOfflineView(at('/printable-cards?category=4&page=2'))).toEqual({
      kind: 'printable',
      categoryId: 4,
      page: 2,
    });
    expect(parseOfflineView(at('/moments/noon'))).toBeUndefined();
  });

  it.each([
    ['/affirmations/12', 'page'],
    ['/affirmations/1000000001', undefined],
    ['/dashboard', undefined],
    ['/printable-cards?page=2', 'page'],
    ['/printable-cards?collection=3', undefined],
    ['/classroom?moment=bedtime', 'classroom'],
    ['/classroom?class=token', undefined],
    ['/classroom?collection=3', undefined],
    ['/print/12', 'print'],
    ['/print/1000000001', undefined],
    ['/print/sheet?ids=1,2', 'print'],
    ['/print/sheet?collection=3', undefined],
    ['/print/sheet.pdf?ids=1,2', undefined],
  ])(
    'without a network, the browser builds the page %s from the saved template “%s” (undefined: it cannot build it)',
    (path, shell) => {
      expect(offlineShellOf(at(path))).toBe(shell);
    },
  );
});
