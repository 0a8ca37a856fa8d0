import { beforeAll, describe, expect, inject, it } from 'vitest';
import { affirmation, offlineDetails, offlineDetailsPath } from '#contract/affirmation';
import { namesId } from '#contract/limits';
import {
  nameRecording,
  nameRecordingsPath,
  publishedRecordingPath,
  largestRecording,
  unrecordedText,
  recordingsPath,
} from '#contract/recording';
import { z } from 'zod';
import { adminApi, call, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { createRole, join } from './custom-roles.ts';
import { connect } from './database.ts';
import { contentKey, siteKey } from './keys.ts';
import { record, recordingsOf, speak } from './recordings.ts';
import { mp3, mp4, tone, wav } from './sounds.ts';
import { administrator, invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const error = z.object({ error: z.object({ message: z.string() }) });

/** The file that readers hear. */
async function heardOf(id: number, language = 'en'): Promise<string | null> {
  return affirmation.parse((await call(`/affirmations/${id}?lang=${language}`)).body).recording;
}

async function listen(id: number, file: string | null) {
  const query = new URLSearchParams({ id: String(id), file: file ?? '' });
  const answer = await fetch(`${inject('cms')}${publishedRecordingPath}?${query}`, {
    headers: siteKey(),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

async function publishedText(text: string) {
  const documentId = await affirmations.published(text);
  return { documentId, text, id: await affirmations.idOf(documentId) };
}

describe('recordings of affirmations', () => {
  it('a published affirmation’s recording is served unchanged, and only for its own language', async () => {
    const said = await publishedText('I hum like a wombat.');
    const french = { text: 'Je fredonne.', description: 'Dis-le.' };
    await adminApi.update('affirmation', said.documentId, french, 'fr');
    await adminApi.publish('affirmation', said.documentId, {}, 'fr');
    expect(await heardOf(said.id)).toBe(null);
    expect((await record(said, tone(200))).status).toBe(204);
    const file = await heardOf(said.id);
    expect(file).toMatch(/^[a-f\d]{16}\.wav$/);
    expect(await listen(said.id, file)).toEqual({
      status: 200,
      type: 'audio/wav',
      bytes: tone(200),
    });
    expect(await heardOf(said.id, 'fr')).toBe(null);
    const inFrench = { ...said, text: french.text, language: 'fr' };
    expect((await record(inFrench, mp3(20))).status).toBe(204);
    const other = await heardOf(said.id, 'fr');
    expect((await listen(said.id, other)).type).toBe('audio/mpeg');
    expect(await heardOf(said.id)).toBe(file);

    // A list, a draw, and a new sound: its address is another one.
    const { body } = await call(`/affirmations?ids=${said.id}`);
    expect(body).toMatchObject([{ recording: file }]);
    await record(said, mp4());
    expect(await heardOf(said.id)).toMatch(/\.m4a$/);
    expect((await listen(said.id, file)).status).toBe(404);
  });

  it('publishing a changed text ends the use of its old recording, which the panel marks as outdated before', async () => {
    const said = await publishedText('I dance like a bilby.');
    await record(said, tone(100));
    const file = await heardOf(said.id);
    const changed = { ...said, text: 'I dance like two bilbies.' };
    await adminApi.update('affirmation', said.documentId, { text: changed.text });
    expect(await recordingsOf(administrator, said.documentId)).toMatchObject({
      text: changed.text,
      recordings: [{ file, isCurrent: false, isHeard: true }],
    });
    // The recording of the new text waits for it, and the published one keeps its own.
    await record(changed, tone(300));
    expect(await heardOf(said.id)).toBe(file);
    await adminApi.publish('affirmation', said.documentId);
    const next = await heardOf(said.id);
    expect((await listen(said.id, next)).bytes).toEqual(tone(300));
    expect((await listen(said.id, file)).status).toBe(404);

    await adminApi.publish('affirmation', said.documentId, { text: 'I do not dance.' });
    expect(await heardOf(said.id)).toBe(null);
    expect((await listen(said.id, next)).status).toBe(404);
    const { recordings } = await recordingsOf(administrator, said.documentId);
    expect(recordings).toMatchObject([
      { isCurrent: false, isHeard: false },
      { isCurrent: false, isHeard: false },
    ]);
  });

  it('only the site gets the keywords and recording sizes of published affirmations for offline use; other callers get 404', async () => {
    const said = await publishedText('I nap like a numbat.');
    const update = { keywords: 'sleepy, siesta' };
    await adminApi.update('affirmation', said.documentId, update);
    await adminApi.publish('affirmation', said.documentId);
    await record(said, tone(200));
    const draft = await affirmations.draft('I nap like a potoroo.');
    const url = `${inject('cms')}${offlineDetailsPath}?lang=en`;
    const answer = await fetch(url, { headers: siteKey() });
    const details = z.array(offlineDetails).parse(await answer.json());
    const of = (id: number) => details.find((each) => each.id === id);
    expect(of(said.id)).toEqual({
      id: said.id,
      ...update,
      recording: { file: await heardOf(said.id), bytes: tone(200).length },
    });
    expect(of(await affirmations.idOf(draft))).toBeUndefined();
    expect((await fetch(url)).status).toBe(404);
  });

  it('answers 404 to requests for the recording of a draft or of an unpublished affirmation', async () => {
    const documentId = await affirmations.draft('I whisper like a quoll.');
    const said = { documentId, text: 'I whisper like a quoll.' };
    expect((await record(said, tone(100))).status).toBe(204);
    const id = await affirmations.idOf(documentId);
    const [{ file = '' } = {}] = (await recordingsOf(administrator, documentId)).recordings;
    expect((await listen(id, file)).status).toBe(404);
    await adminApi.publish('affirmation', documentId);
    expect((await listen(id, file)).status).toBe(200);
    await adminApi.unpublish('affirmation', documentId);
    expect((await listen(id, file)).status).toBe(404);
  });

  it('an administrator can delete a recording, and deleting an affirmation deletes its recording', async () => {
    const said = await publishedText('I wave like an emu.');
    const rows = async () =>
      (await client.query('select from recordings where document_id = $1', [said.documentId]))
        .rowCount;
    await record(said, tone(100));
    expect(await rows()).toBe(1);
    const path = `/panel/recordings/${said.documentId}?language=en`;
    expect((await callAdmin('DELETE', path)).status).toBe(204);
    expect([await rows(), await heardOf(said.id)]).toEqual([0, null]);
    await record(said, tone(100));
    await adminApi.remove('affirmation', said.documentId);
    expect(await rows()).toBe(0);
  });

  it('refuses an OGG recording with 400 and one of more than 1 MB with 413, each with a message that explains why', async () => {
    const said = await publishedText('I roar like a dingo.');
    const ogg = await record(said, Buffer.from('OggS'.padEnd(500)));
    expect(ogg.status).toBe(400);
    expect(error.parse(await ogg.json()).error.message).toContain('MP3');
    const large = await record(said, wav(Buffer.alloc(largestRecording)));
    expect(large.status).toBe(413);
    expect(error.parse(await large.json()).error.message).toContain('1 MB');
    const whole = wav(Buffer.alloc(largestRecording - 44));
    expect((await record(said, whole)).status).toBe(204);
    const { bytes } = await listen(said.id, await heardOf(said.id));
    // `toEqual` takes seconds for a megabyte.
    expect(bytes.equals(whole)).toBe(true);
  });

  it('answers 409 to a new recording if the affirmation’s text is not the one that was recorded', async () => {
    const said = await publishedText('I skip like a potoroo.');
    const answer = await record({ ...said, text: 'I skip like a possum.' }, tone(100));
    expect(answer.status).toBe(409);
    expect(error.parse(await answer.json()).error.message).toContain('changed');
    expect(await heardOf(said.id)).toBe(null);
  });

  it('answers 404 or 400 to a recording’s URL with another affirmation’s id, an unknown name or an invalid name', async () => {
    const said = await publishedText('I smile like a quokka.');
    await record(said, tone(100));
    const file = await heardOf(said.id);
    for (const [id, name] of [
      [said.id + 1, file],
      [said.id, '0123456789abcdef.wav'],
    ] as const)
      expect((await listen(id, name)).status).toBe(404);
    expect((await listen(said.id, '../secrets.json')).status).toBe(400);
  });
});

describe('who records', () => {
  let editor: Staff;
  let translator: Staff;
  beforeAll(async () => {
    editor = await invite('strapi-editor');
    translator = await invite('translator');
  });

  it('editors can add and delete recordings, and translators, who can’t publish, can only listen', async () => {
    const said = await publishedText('I build like a bowerbird.');
    await record(said, tone(100));
    const shown = await recordingsOf(editor, said.documentId);
    expect(shown.canRecord).toBe(true);
    const [{ file = '' } = {}] = shown.recordings;
    const path = `/panel/recordings/${said.documentId}`;
    for (const person of [editor, translator]) {
      const answer = await person.call('GET', `${path}/${file}?language=en`);
      expect(answer.headers.get('content-type')).toBe('audio/wav');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(tone(100));
    }
    expect((await recordingsOf(translator, said.documentId)).canRecord).toBe(false);
    expect((await translator.call('DELETE', `${path}?language=fr`)).status).toBe(403);
    expect(await heardOf(said.id)).toBe(file);
    expect((await editor.call('DELETE', `${path}?language=en`)).status).toBe(204);
    expect((await fetch(`${inject('cms')}${path}?language=en`)).status).toBe(401);
  });

  it('someone who can publish only French texts can’t change the recording of an English one', async () => {
    const right = (action: string, properties: object) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: 'api::affirmation.affirmation',
      properties,
      conditions: [],
    });
    const role = await createRole([
      right('read', { fields: ['text'], locales: ['en', 'fr'] }),
      right('publish', { locales: ['fr'] }),
    ]);
    const publisher = await join(role);
    const said = await publishedText('I hum like a bumblebee.');
    await record(said, tone(100));
    const path = `/panel/recordings/${said.documentId}`;
    expect((await recordingsOf(publisher, said.documentId)).canRecord).toBe(false);
    expect((await publisher.call('DELETE', `${path}?language=en`)).status).toBe(403);
    expect(await heardOf(said.id)).not.toBeNull();
    expect((await publisher.call('DELETE', `${path}?language=fr`)).status).toBe(204);
  });
});

describe('recordings of a speech program', () => {
  /** The missing recordings of an affirmation, found in all parts of the list. */
  async function unrecordedOf(documentId: string) {
    const found = [];
    let cursor = '';
    for (;;) {
      const query = new URLSearchParams({ after: cursor });
      const answer = await fetch(`${inject('cms')}${recordingsPath}?${query}`, {
        headers: contentKey(),
      });
      const part = z.array(unrecordedText).parse(await answer.json());
      found.push(...part.filter((each) => each.documentId === documentId));
      const next = part.at(-1)?.cursor;
      if (!next) return found;
      cursor = next;
    }
  }

  it('a speech program records published texts that have no recording or have changed, and never replaces a person’s recording', async () => {
    const said = await publishedText('I leap like a numbat.');
    expect(await unrecordedOf(said.documentId)).toMatchObject([
      { language: 'en', text: said.text },
    ]);
    expect((await speak(said, tone(100))).status).toBe(204);
    expect(await unrecordedOf(said.documentId)).toEqual([]);
    expect(await recordingsOf(administrator, said.documentId)).toMatchObject({
      recordings: [{ by: null, isCurrent: true }],
    });
    const again = { ...said, text: 'I leap like two numbats.' };
    await adminApi.publish('affirmation', said.documentId, { text: again.text });
    expect(await heardOf(said.id)).toBe(null);
    expect((await speak(again, tone(200))).status).toBe(204);
    expect((await recordingsOf(administrator, said.documentId)).recordings).toHaveLength(1);

    expect((await record(again, tone(300))).status).toBe(204);
    expect((await speak(again, tone(400))).status).toBe(409);
    expect((await listen(said.id, await heardOf(said.id))).bytes).toEqual(tone(300));
    // What a person said of an older text is outdated, but stays.
    const last = { ...said, text: 'I leap like three numbats.' };
    await adminApi.publish('affirmation', said.documentId, { text: last.text });
    await speak(last, tone(500));
    const { recordings } = await recordingsOf(administrator, said.documentId);
    expect(recordings).toMatchObject([
      { by: null, isCurrent: true },
      { by: expect.stringMatching(/./), isCurrent: false },
    ]);
  });

  it('the text-to-speech program’s calls answer 404 without the content key, and refuse sounds that are invalid, too large or outdated', async () => {
    const said = await publishedText('I glide like a cuscus.');
    const answer = await fetch(`${inject('cms')}${recordingsPath}`, { headers: siteKey() });
    expect(answer.status).toBe(404);
    expect((await speak(said, Buffer.from('no sound'))).status).toBe(415);
    expect((await speak(said, wav(Buffer.alloc(largestRecording)))).status).toBe(413);
    expect((await speak({ ...said, text: 'I am gone.' }, tone(100))).status).toBe(409);
    expect(await heardOf(said.id)).toBe(null);
  });
});

describe('recordings of names', () => {
  const names = async () => {
    const url = inject('cms') + nameRecordingsPath;
    const found = await (await fetch(url, { headers: siteKey() })).json();
    return z.array(nameRecording).parse(found);
  };
  const newCategory = async (name: string) => {
    const id = await adminApi.create('category', { name, icon: 'ph-star', color: '#123456' });
    return { id, said: { documentId: `category:${id}`, text: name } };
  };
  const rowsOf = async (documentId: string) =>
    (await client.query('select from recordings where document_id = $1', [documentId])).rowCount;

  it('the site gets the recordings of the current names of categories and moments, and other callers get 404', async () => {
    const { id, said } = await newCategory('Rivers');
    const bedtime = { documentId: 'moment:bedtime', text: 'Bedtime' };
    expect(await names()).toEqual([]);
    expect((await speak(said, tone(100))).status).toBe(204);
    expect((await speak(bedtime, mp3(20))).status).toBe(204);
    expect((await speak({ ...bedtime, text: 'Naptime' }, tone(100))).status).toBe(409);
    const all = await names();
    expect(all).toEqual([
      { language: 'en', name: 'Rivers', file: expect.any(String), bytes: tone(100).length },
      { language: 'en', name: 'Bedtime', file: expect.any(String), bytes: mp3(20).length },
    ]);
    const [rivers, night] = all.map(({ file }) => file);
    expect((await listen(namesId, rivers ?? '')).bytes).toEqual(tone(100));
    expect((await listen(namesId, night ?? '')).type).toBe('audio/mpeg');
    expect((await fetch(inject('cms') + nameRecordingsPath)).status).toBe(404);

    await adminApi.update('category', id, { name: 'Streams' });
    expect((await names()).map(({ name }) => name)).toEqual(['Bedtime']);
    expect((await listen(namesId, rivers ?? '')).status).toBe(404);
    await adminApi.remove('category', id);
    await client.query('delete from recordings where document_id = $1', [bedtime.documentId]);
  });

  it('deleting a category deletes the recordings of its name in all languages', async () => {
    const { id, said } = await newCategory('Lakes');
    await adminApi.update('category', id, { name: 'Les lacs' }, 'fr');
    await speak(said, tone(100));
    await speak({ ...said, text: 'Les lacs', language: 'fr' }, tone(200));
    expect(await rowsOf(said.documentId)).toBe(2);
    await adminApi.remove('category', id);
    expect(await rowsOf(said.documentId)).toBe(0);
  });

  it('the panel answers 404 to recordings of names, which only a program makes', async () => {
    const { id, said } = await newCategory('Ponds');
    await speak(said, tone(100));
    expect((await record(said, tone(300))).status).toBe(404);
    const path = `/panel/recordings/${said.documentId}?language=en`;
    expect((await callAdmin('DELETE', path)).status).toBe(404);
    expect(await rowsOf(said.documentId)).toBe(1);
    await adminApi.remove('category', id);
  });
});
