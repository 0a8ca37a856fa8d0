import { afterEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { startCms } from './another-cms.ts';
import { connect } from './database.ts';
import { entriesOf } from './permissions.ts';

const affirmations = affirmationFactory(connect());

const path = '/content-manager/content-types/api::affirmation.affirmation/configuration';
const view = z.object({
  settings: z.record(z.string(), z.unknown()),
  metadatas: z.record(z.string(), z.object({ edit: z.looseObject({}), list: z.looseObject({}) })),
  layouts: z.object({ list: z.array(z.string()), edit: z.unknown() }),
});
type View = z.infer<typeof view>;

async function readView(): Promise<View> {
  const answer = await callAdmin('GET', path);
  return z.object({ data: z.object({ contentType: view }) }).parse(await answer.json()).data
    .contentType;
}
const writeView = async ({ settings, metadatas, layouts }: View) => {
  // The panel does not accept the main field of a relation in a list.
  const shown = Object.entries(metadatas).map(([name, { edit, list }]) => {
    const { mainField: _mainField, ...kept } = list;
    return [name, { edit, list: kept }];
  });
  const body = { settings, metadatas: Object.fromEntries(shown), layouts };
  const answer = await callAdmin('PUT', path, body);
  if (!answer.ok) throw new Error(await answer.text());
};

let before: View | undefined;
afterEach(async () => {
  if (before) await writeView(before);
});

it('the panel’s affirmation form has a label and a hint for each field, and the panel names entries by their text', async () => {
  const { settings, metadatas, layouts } = await readView();
  expect(settings).toMatchObject({ mainField: 'text', defaultSortBy: 'updatedAt' });
  expect(layouts.list).toEqual(['text', 'category', 'featured']);
  for (const field of [
    'text',
    'description',
    'category',
    'featured',
    'featuredFrom',
    'publishAt',
  ]) {
    expect(metadatas[field]?.edit['label']).not.toBe(field);
    expect(metadatas[field]?.edit['description'], field).toBeTruthy();
  }
  expect(metadatas['category']?.edit['mainField']).toBe('name');
});

it('a starting CMS keeps list columns and field labels that an administrator changed in the panel', async () => {
  before = await readView();
  const changed = structuredClone(before);
  changed.layouts.list = ['text', 'featured'];
  const text = changed.metadatas['text'];
  if (text) text.edit['label'] = 'Sentence';
  await writeView(changed);
  const cms = await startCms();
  await cms.end();
  const after = await readView();
  expect(after.layouts.list).toEqual(['text', 'featured']);
  expect(after.metadatas['text']?.edit['label']).toBe('Sentence');
  expect(after.metadatas['description']?.edit['label']).toBe('Description');
}, 300_000);

it('answers 200 to a request for the CMS’s favicon', async () => {
  const answer = await fetch(`${inject('cms')}/favicon.ico`);
  expect(answer.status).toBe(200);
});

it('a search in a list of the panel finds typographic apostrophes by straight ones, and the reverse', async () => {
  const typographic = await affirmations.draft('I’m as calm as a quoll.');
  const straight = await affirmations.draft("I'm as calm as a quoll's den.");
  const find = async (text: string) => {
    const query = new URLSearchParams({ locale: 'en', sort: 'id:asc', _q: text });
    const answer = await callAdmin('GET', `${entriesOf('affirmation')}?${query}`);
    return answer.json();
  };
  for (const text of ["I'm as calm as a quoll", 'I’m as calm as a quoll'])
    expect(await find(text)).toMatchObject({
      results: [{ documentId: typographic }, { documentId: straight }],
      pagination: { total: 2 },
    });
});
