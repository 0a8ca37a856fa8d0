import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import {
  isLocalized,
  restoredHeader,
  restoringBody,
  versionLimits,
  type VersionedType,
} from '#contract/versions';
import { adminApi, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { head, report } from './csv.ts';
import { createNamedRole } from './custom-roles.ts';
import { connect } from './database.ts';
import { entriesOf } from './permissions.ts';
import { anonymous, invite, type Staff } from './staff.ts';
import { translationCalls } from './translations.ts';
import { historyOf, pathOfVersions, readVersions } from './versions.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const french = { text: 'Je reste.', description: 'Dis-le.' };

const entryStatus = z.object({ data: z.object({ status: z.string() }) });

let edda: Staff & { id: number };
let tess: Staff;
beforeAll(async () => {
  edda = await invite('strapi-editor');
  tess = await invite('translator');
});

const at = (documentId: string) => `${entriesOf('affirmation')}/${documentId}`;
const categoryOf = async (publicId: number) => {
  const { rows } = await client.query(
    `select document_id from categories where public_id = $1 and locale = 'en'`,
    [publicId],
  );
  return String(rows[0]?.document_id);
};

async function expectOk(answer: Promise<Response>): Promise<Response> {
  const { ok, status } = await answer;
  expect(ok, String(status)).toBe(true);
  return answer;
}

describe('versions', () => {
  it('keeps one version for each save of an affirmation, in the panel, by an import or by the schedule, with its action and who did it', async () => {
    const documentId = await affirmations.draft('I am kept.');
    const path = at(documentId);
    await expectOk(edda.call('PUT', `${path}?locale=en`, { text: 'I am kept well.' }));
    // The form saves and publishes in one call.
    const body = { text: 'I am kept very well.', locale: 'en' };
    await expectOk(edda.call('POST', `${path}/actions/publish?locale=en`, body));
    await expectOk(edda.call('PUT', `${path}?locale=en`, { text: 'I am changed.' }));
    await expectOk(edda.call('POST', `${path}/actions/discard?locale=en`, { locale: 'en' }));
    await expectOk(edda.call('POST', `${path}/actions/unpublish?locale=en`, { locale: 'en' }));
    const many = { documentIds: [documentId], locale: 'en' };
    await expectOk(edda.call('POST', `${entriesOf('affirmation')}/actions/bulkPublish`, many));
    await expectOk(
      edda.call('POST', '/panel/featured', { documentIds: [documentId], featured: true }),
    );
    const id = await affirmations.idOf(documentId);
    await report(`${head}\r\n${id},,I am imported.,,,,no,,`, true);
    await adminApi.update('affirmation', documentId, { publishAt: new Date() });
    await expect
      .poll(() => historyOf('affirmation', documentId, 'en'))
      .toEqual([
        ['create', 'Colibri'],
        ['save', 'Edda'],
        ['publish', 'Edda'],
        ['save', 'Edda'],
        ['discard', 'Edda'],
        ['unpublish', 'Edda'],
        ['publish', 'Edda'],
        ['feature', 'Edda'],
        ['import-rows', 'command'],
        ['save', 'Colibri'],
        ['publish', 'schedule'],
      ]);
    const { versions } = await readVersions('affirmation', documentId, 'en');
    expect(versions[0]).toMatchObject({
      status: 'published',
      fields: { text: 'I am imported.', publishAt: null, featured: false },
      before: { text: 'I am imported.', publishAt: expect.any(String) },
    });
    expect(versions[1]?.status).toBe('modified');
  });

  it('keeps one version of the French text for each save by a translator, in the queue or in the form', async () => {
    const documentId = await affirmations.draft('I stay.');
    await expectOk(translationCalls(() => tess).save(documentId, { person: tess, texts: french }));
    const text = { text: 'Je reste là.' };
    await expectOk(tess.call('PUT', `${at(documentId)}?locale=fr`, text));
    expect(await historyOf('affirmation', documentId, 'fr')).toEqual([
      ['save', 'Tess'],
      ['save', 'Tess'],
    ]);
    expect(await historyOf('affirmation', documentId, 'en')).toEqual([['create', 'Colibri']]);
  });

  it('gives the other language a version when a save changes a field that both share', async () => {
    const documentId = await affirmations.draft('I am shared.');
    await adminApi.update('affirmation', documentId, french, 'fr');
    const other = await affirmations.filedUnder(3);
    await expectOk(edda.call('PUT', `${at(documentId)}?locale=en`, other));
    expect((await historyOf('affirmation', documentId, 'fr')).at(-1)).toEqual(['shared', 'Edda']);
    const { versions } = await readVersions('affirmation', documentId, 'fr');
    expect(versions[0]?.fields['category']).toMatchObject({ documentId: await categoryOf(3) });
    expect(versions[0]?.before?.['category']).toMatchObject({ documentId: await categoryOf(2) });
  });

  it('the first save of an entry that has no versions yet keeps both its former and its new text as versions', async () => {
    const documentId = await affirmations.draft('I was first.');
    await client.query('delete from versions where document_id = $1', [documentId]);
    await expectOk(edda.call('PUT', `${at(documentId)}?locale=en`, { text: 'I came second.' }));
    const { versions } = await readVersions('affirmation', documentId, 'en');
    expect(versions.map(({ action, by, fields }) => [action, by, fields['text']])).toEqual([
      ['save', 'Edda', 'I came second.'],
      ['before', 'Colibri', 'I was first.'],
    ]);
  });

  it('keeps versions of categories, testimonials, newsletters and glossary terms, and none once they are deleted', async () => {
    const made: [noun: VersionedType, body: object, change: object][] = [
      ['category', { name: 'Kept' }, { name: 'Kept well' }],
      [
        'testimonial',
        { text: 'It helps.', name: 'Ana', title: 'Teacher', rating: 5 },
        { rating: 4 },
      ],
      ['letter', { week: '2098-01-06', noteEn: 'Hello,' }, { noteFr: 'Bonjour,' }],
      ['term', { english: 'gecko', french: 'lézard' }, { french: 'gecko', note: 'The animal.' }],
    ];
    for (const [noun, body, change] of made) {
      const language = isLocalized(noun) ? 'en' : undefined;
      const documentId = await adminApi.create(noun, body);
      await expectOk(edda.call('PUT', `${entriesOf(noun)}/${documentId}?locale=en`, change));
      const { versions } = await readVersions(noun, documentId, language);
      expect(versions).toMatchObject([
        { action: 'save', by: 'Edda', status: null, fields: change, before: body },
        { action: 'create', by: 'Colibri', before: null },
      ]);
      await adminApi.remove(noun, documentId);
      const { rows } = await client.query('select from versions where document_id = $1', [
        documentId,
      ]);
      expect(rows).toEqual([]);
    }
  });

  it('keeps no version when a save is refused', async () => {
    const documentId = await affirmations.draft('I am refused.');
    const all = await categoryOf(1);
    const refused = { category: { connect: [{ documentId: all, locale: 'en' }] } };
    expect((await edda.call('PUT', `${at(documentId)}?locale=en`, refused)).status).toBe(400);
    expect(await historyOf('affirmation', documentId, 'en')).toHaveLength(1);
  });

  it('versions show an account’s current name or, once it is deleted, the name it had when it saved, and never its email address', async () => {
    const eve = await invite('strapi-editor');
    const documentId = await affirmations.draft('I am signed.');
    await expectOk(eve.call('PUT', `${at(documentId)}?locale=en`, { text: 'I am signed by Eve.' }));
    await eve.call('PUT', '/admin/users/me', { firstname: 'Eve', lastname: 'Editor' });
    const newest = async () =>
      (await readVersions('affirmation', documentId, 'en', { person: tess })).versions[0];
    expect(await newest()).toMatchObject({ by: 'Eve Editor', isMine: false });
    await callAdmin('DELETE', `/admin/users/${eve.id}`);
    expect(await newest()).toMatchObject({ by: 'Edda', actor: 'account' });
    const page = await tess.call('GET', pathOfVersions('affirmation', documentId, 'en'));
    expect(await page.text()).not.toContain('@');
  });
});

describe('limits of versions', () => {
  it(`keeps the ${versionLimits.kept} newest versions by each person of an entry in a language`, async () => {
    const documentId = await affirmations.draft('I am saved often.');
    await client.query(
      `insert into versions (noun, document_id, language, at, actor, by_id, action, saved_at, fields)
       select 'affirmation', $1, language, now() + make_interval(secs => n), 'account', $2, 'save', now(), json_build_object('text', n)
       from generate_series(1, 150) as n, unnest(array['en', 'fr']) as language
       order by n`,
      [documentId, edda.id],
    );
    await edda.call('PUT', at(documentId), { text: 'I am saved once more.' });
    const { rows } = await client.query(
      `select language, array_agg(fields->>'text' order by id) as texts from versions
       where document_id = $1 and by_id = $2 group by language order by language`,
      [documentId, edda.id],
    );
    const saves = Array.from({ length: 150 }, (_, index) => String(index + 1));
    const kept = (texts: string[]) => texts.slice(-versionLimits.kept);
    expect(rows).toEqual([
      { language: 'en', texts: kept([...saves, 'I am saved once more.']) },
      { language: 'fr', texts: kept(saves) },
    ]);
    const { versions, total } = await readVersions('affirmation', documentId, 'en');
    // With the one by the administrator, who created the text.
    expect(total).toBe(versionLimits.kept + 1);
    expect(versions).toHaveLength(versionLimits.page);
  });

  it('a stored version of an affirmation with the longest text and description takes less than 4 kB', async () => {
    const documentId = await affirmations.draft('é'.repeat(280), 'é'.repeat(1000));
    const { rows } = await client.query(
      'select octet_length(fields::text)::int as bytes from versions where document_id = $1',
      [documentId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.bytes).toBeLessThan(4096);
    const tooLong = { text: 'é'.repeat(281) };
    await expect(adminApi.update('affirmation', documentId, tooLong)).rejects.toThrow(/^400/);
  });
});

describe('permissions of versions', () => {
  const people: number[] = [];
  afterEach(async () => {
    for (const id of people.splice(0)) await callAdmin('DELETE', `/admin/users/${id}`);
  });

  /** Somebody who can read these fields of affirmations in these languages, and nothing else. */
  async function reader(fields: string[], locales: string[]): Promise<Staff> {
    const { code } = await createNamedRole(`Reads ${fields.join()} ${locales.join()}`, [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::affirmation.affirmation',
        properties: { fields, locales },
        conditions: [],
      },
    ]);
    const person = await invite(code);
    people.push(person.id);
    return person;
  }

  it('shows versions of an affirmation to everyone who can read it, and offers to restore those in languages they can change', async () => {
    const documentId = await affirmations.draft('I am read.');
    await adminApi.update('affirmation', documentId, french, 'fr');
    const offered = async (person: Staff, language: string) =>
      (await readVersions('affirmation', documentId, language, { person })).canRestore;
    expect([await offered(edda, 'en'), await offered(edda, 'fr')]).toEqual([true, true]);
    expect([await offered(tess, 'en'), await offered(tess, 'fr')]).toEqual([false, true]);
    const nobody = anonymous(inject('cms'));
    for (const language of ['en', 'fr'])
      expect(
        (await nobody.call('GET', pathOfVersions('affirmation', documentId, language))).status,
      ).toBe(401);
  });

  it('answers 403 for versions of a type or language that the caller cannot read, and hides fields they cannot read', async () => {
    const documentId = await affirmations.draft('I am half read.');
    await adminApi.update('affirmation', documentId, french, 'fr');
    const person = await reader(['text'], ['en']);
    const statusOf = async (path: string) => (await person.call('GET', path)).status;
    expect(await statusOf(pathOfVersions('affirmation', documentId, 'fr'))).toBe(403);
    expect(await statusOf(pathOfVersions('category', await categoryOf(2), 'en'))).toBe(403);
    expect(await statusOf(pathOfVersions('letter', documentId))).toBe(403);
    const { versions, now, canRestore } = await readVersions('affirmation', documentId, 'en', {
      person,
    });
    expect(versions.map(({ fields }) => fields)).toEqual([{ text: 'I am half read.' }]);
    expect(now).toEqual({ text: 'I am half read.' });
    expect(canRestore).toBe(false);
  });

  it.each(['?language=de', '?page=0', ''])(
    'answers 400 to a request for versions with the invalid query “%s”',
    async (query) => {
      const documentId = await affirmations.draft('I am asked for.');
      const path = `/panel/versions/affirmation/${documentId}${query}`;
      expect((await edda.call('GET', path)).status).toBe(400);
    },
  );
});

describe('restoring a version', () => {
  /** Restores a version as the panel does. */
  async function restore(person: Staff, documentId: string, text: string, language: string) {
    const { versions } = await readVersions('affirmation', documentId, language, { person });
    const chosen = versions.find(({ fields }) => fields['text'] === text);
    const body = restoringBody('affirmation', chosen?.fields ?? {}, language);
    return person.call('PUT', `${at(documentId)}?locale=${language}`, body, 'en', {
      [restoredHeader]: chosen?.at.toISOString() ?? '',
    });
  }

  it('restoring a version saves its text and category as a new version, and keeps the present dates and featured state', async () => {
    const documentId = await affirmations.draft('I was here.');
    const changed = {
      text: 'I went away.',
      ...(await affirmations.filedUnder(3)),
      featured: true,
      unpublishAt: '2098-01-01T00:00:00.000Z',
    };
    await adminApi.update('affirmation', documentId, changed);
    expect((await restore(edda, documentId, 'I was here.', 'en')).status).toBe(200);
    const { versions } = await readVersions('affirmation', documentId, 'en');
    expect(versions).toHaveLength(3);
    expect(versions[0]).toMatchObject({
      action: 'restore',
      restoredFrom: versions[2]?.at,
      by: 'Edda',
      fields: {
        text: 'I was here.',
        category: { documentId: await categoryOf(2) },
        featured: true,
        unpublishAt: expect.stringContaining('2098'),
      },
    });
  });

  it('an affirmation that gets its published text back, by restoring or typing it, is published again, but not if its schedule differs', async () => {
    const documentId = await affirmations.published('I was seen.');
    const statusOf = async () => {
      const answer = await expectOk(edda.call('GET', `${at(documentId)}?locale=en`));
      return entryStatus.parse(await answer.json()).data.status;
    };
    await adminApi.update('affirmation', documentId, { text: 'I went away.', keywords: 'away' });
    expect(await statusOf()).toBe('modified');
    expect((await restore(edda, documentId, 'I was seen.', 'en')).status).toBe(200);
    expect(await statusOf()).toBe('published');
    await adminApi.update('affirmation', documentId, { text: 'I went far away.' });
    await adminApi.update('affirmation', documentId, { text: 'I was seen.' });
    expect(await statusOf()).toBe('published');
    const unpublishAt = '2098-01-01T00:00:00.000Z';
    await adminApi.update('affirmation', documentId, { text: 'I went away.', unpublishAt });
    expect((await restore(edda, documentId, 'I was seen.', 'en')).status).toBe(200);
    expect(await statusOf()).toBe('modified');
  });

  it('a translator who restores a French version keeps the present category, and gets 403 when restoring an English one', async () => {
    const documentId = await affirmations.draft('I am English.');
    await expectOk(tess.call('PUT', `${at(documentId)}?locale=fr`, french));
    const other = await affirmations.filedUnder(3);
    await adminApi.update('affirmation', documentId, { ...other, text: 'Je pars.' }, 'fr');
    expect((await restore(tess, documentId, french.text, 'fr')).status).toBe(200);
    const { now } = await readVersions('affirmation', documentId, 'fr');
    expect(now).toMatchObject({ ...french, category: { documentId: await categoryOf(3) } });
    expect((await restore(tess, documentId, 'I am English.', 'en')).status).toBe(403);
  });
});
