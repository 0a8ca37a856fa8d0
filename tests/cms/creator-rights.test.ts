import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { translatableFields } from '#contract/translation';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { createRole, join, right } from './custom-roles.ts';
import { connect } from './database.ts';
import { entriesOf } from './permissions.ts';
import type { Staff } from './staff.ts';
import { pathOfVersions } from './versions.ts';

const affirmations = affirmationFactory(connect());
const created = z.object({ data: z.object({ documentId: z.string() }) });

/** A right to affirmations, limited to those that the person has created. */
const ownOnly = (action: string, fields?: string[]) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: 'api::affirmation.affirmation',
  properties: { ...(fields && { fields }), locales: ['en', 'fr'] },
  conditions: ['admin::is-creator'],
});
const fields = ['text', 'description', 'keywords', 'category', 'featured', 'featuredOrder'];
const pages = [
  'translations.read',
  'translations.update',
  'featured.read',
  'featured.update',
  'history.read',
  'spreadsheet.export-csv',
  'newsletter.update',
];

let author: Staff & { id: number };
let own: string;
let other: string;
beforeAll(async () => {
  const role = await createRole([
    { ...ownOnly('create', fields), conditions: [] },
    ...['read', 'update'].map((action) => ownOnly(action, fields)),
    ownOnly('publish'),
    ...pages.map((page) => right(`api::${page}`)),
  ]);
  author = await join(role);
});
beforeEach(async () => {
  const answer = await author.call('POST', `${entriesOf('affirmation')}?locale=en`, {
    text: 'I am my own.',
    description: 'Say it.',
  });
  own = created.parse(await answer.json()).data.documentId;
  affirmations.keep(own);
  other = await affirmations.draft('I am another’s.');
});

const status = async (...call: Parameters<Staff['call']>) => (await author.call(...call)).status;

describe('someone whose role is limited to the entries that they have created', () => {
  it('someone limited to their own entries can see versions of those and report them as open, and gets 403 for others’ entries', async () => {
    const open = (documentId: string) => `/panel/presence/affirmation/${documentId}`;
    expect(await status('GET', pathOfVersions('affirmation', own, 'en'))).toBe(200);
    expect(await status('POST', open(own), { language: 'en' })).toBe(200);
    expect(await status('GET', pathOfVersions('affirmation', other, 'en'))).toBe(403);
    expect(await status('POST', open(other), { language: 'en' })).toBe(403);
  });

  it('someone limited to their own entries can save those, and gets 403 for others’ entries', async () => {
    const save = (documentId: string) =>
      status('PUT', `${entriesOf('affirmation')}/${documentId}?locale=en`, { text: 'I am saved.' });
    expect([await save(own), await save(other)]).toEqual([200, 403]);
  });

  it('someone limited to their own entries gets 403 from the translation queue and from featuring affirmations', async () => {
    const texts = Object.fromEntries(
      Object.keys(translatableFields.affirmation).map((field) => [field, 'Je suis.']),
    );
    const save = { language: 'fr', seen: 'x', version: 'x', texts };
    const publish = {
      language: 'fr',
      texts: [{ documentId: other, seen: 'x', version: 'y' }],
    };
    const feature = { documentIds: [other], featured: true };
    expect(await status('GET', '/panel/translations/affirmation?language=fr&state=missing')).toBe(
      403,
    );
    expect(await status('PUT', `/panel/translations/affirmation/${other}`, save)).toBe(403);
    expect(await status('POST', '/panel/translations/affirmation/publish', publish)).toBe(403);
    expect(await status('POST', '/panel/featured', feature)).toBe(403);
  });

  it('someone limited to their own entries finds no similar texts by others, and sees no changes by others in the history', async () => {
    const query = new URLSearchParams({ text: 'I am another’s.', locale: 'en' });
    const similar = await author.call('GET', `/panel/affirmations/similar?${query}`);
    expect(await similar.json()).toEqual([]);
    const history = await author.call('GET', '/panel/history');
    expect(await history.json()).toMatchObject({ entries: [] });
  });

  it('someone limited to their own entries can copy those, and gets 403 for others’ entries', async () => {
    for (const copy of ['clone', 'auto-clone']) {
      const from = (documentId: string) =>
        author.call('POST', `${entriesOf('affirmation')}/${copy}/${documentId}?locale=en`, {});
      const answer = await from(own);
      expect(answer.status).toBe(200);
      affirmations.keep(created.parse(await answer.json()).data.documentId);
      expect((await from(other)).status).toBe(403);
    }
  });

  it('the check before publishing several entries shows someone limited to their own entries no other language of others’ entries', async () => {
    const french = { text: 'Je suis à quelqu’un d’autre.', description: 'Dis-le.' };
    await adminApi.update('affirmation', other, french, 'fr');
    const answer = await author.call(
      'POST',
      `${entriesOf('affirmation')}/actions/bulkFindForValidation`,
      { documentIds: [other], locale: 'en' },
    );
    expect(await answer.text()).not.toContain('quelqu’un d’autre');
  });

  it.each([
    ['GET', '/panel/spreadsheet?noun=affirmation'],
    ['GET', '/panel/featured'],
    ['GET', '/panel/letter/choices?q='],
  ])(
    'someone limited to their own entries gets 403 from %s %s, which shows everybody’s',
    async (method, path) => {
      expect(await status(method, path)).toBe(403);
    },
  );
});

it.each([
  ['French', { fields: Object.keys(translatableFields.affirmation), locales: ['fr'] }, false],
  ['the text', { fields: ['text'], locales: ['en', 'fr'] }, true],
])(
  'someone who may read only %s of affirmations gets 403 from pages of the panel that show more, and no more from the history',
  async (_, properties, canReadText) => {
    const reading = right('plugin::content-manager.explorer.read');
    const subject = 'api::affirmation.affirmation';
    const { call } = await join(
      await createRole([
        { ...reading, subject, properties },
        ...pages.map((page) => right(`api::${page}`)),
      ]),
    );
    for (const path of [
      '/panel/translations/affirmation?language=fr&state=missing',
      '/panel/spreadsheet?noun=affirmation',
      '/panel/featured',
      '/panel/letter/choices?q=',
    ])
      expect((await call('GET', path)).status).toBe(403);
    const history = await call('GET', '/panel/history');
    expect((await history.text()).includes('I am another’s.')).toBe(canReadText);
  },
);

it('someone limited to their own files gets 403 for deleting or moving several at once; someone who may change all files does not', async () => {
  const rights = ['read', 'assets.update'].map((action) => right(`plugin::upload.${action}`));
  const all = await join(await createRole(rights));
  const conditions = ['admin::is-creator'];
  const limited = await join(await createRole(rights.map((each) => ({ ...each, conditions }))));
  const calls = [
    ['/upload/actions/bulk-delete', { fileIds: [999_999] }],
    ['/upload/actions/bulk-move', { fileIds: [999_999], destinationFolderId: null }],
  ] as const;
  for (const [path, body] of calls) {
    expect((await limited.call('POST', path, body)).status).toBe(403);
    expect((await all.call('POST', path, body)).status).not.toBe(403);
  }
});
