import * as fc from 'fast-check';
import { encode, names, text } from './values.ts';

export type Body = { type: string | undefined; body: string };

const value = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(0, 1, -1, 1.5, 1e300, true, false, null) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({}, { connect: [{ documentId: '{categoryDocumentId}' }] }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Valid bodies of some calls; a field or two is then replaced. */
const validBodies: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom(
  { email: 'fuzz@example.org', password: 'a good password' },
  { email: 'fuzz@example.org', password: 'a good password', name: 'Maya', role: 'parent' },
  { key: 'x', do: 'show', language: 'en' },
  { name: 'For bad days', description: 'Short' },
  { text: 'I am brave.', description: '', categoryId: 1, card: null },
  {
    text: 'I am calm.',
    description: '',
    featured: true,
    category: { connect: [{ documentId: '{categoryDocumentId}' }] },
  },
  { affirmationId: 1 },
  { affirmationIds: [1, 2] },
  { documentIds: ['{documentId}'], featured: true, locale: ['en'] },
  { language: 'fr', seen: 'x', version: 'x', texts: { text: 'Je suis calme.', description: '' } },
  { code: 'x', password: 'a good password', currentPassword: 'a good password' },
  { name: 'Calm', icon: 'sun', color: '#ffcc00', locale: 'en' },
  { registrationToken: 'x', userInfo: { firstname: 'A', password: 'Chosen1234' } },
  { permissions: [{ action: 'x', subject: 'y' }] },
  { contentTypeUID: 'api::affirmation.affirmation', field: 'text', value: 'x', data: {} },
  { deviceId: 'x', rememberMe: true, email: 'fuzz@example.org', password: 'x' },
);

const object = fc
  .tuple(validBodies, fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 }), fc.boolean())
  .map(([base, changed, isAlone]) => (isAlone ? changed : { ...base, ...changed }));

const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);
const invalidJson = fc.constantFrom(
  '',
  '{',
  '[1,',
  '"x"',
  '1',
  'null',
  '{"a":1}}',
  '{"email":"\\u0000"}',
  '{"email":"\\ud800"}',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  "{'a':1}",
  '{"password":1e400}',

  nested(5000, '[', ']'),
  nested(5000, '{"a":', '}').replace('}', '1}'),
  `"${'x'.repeat(200_000)}"`,
  `[${'1,'.repeat(20_000)}1]`,
);

const json = fc
  .oneof(
    { weight: 8, arbitrary: object.map((sent) => JSON.stringify(sent)) },
    { weight: 2, arbitrary: invalidJson },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  )
  .map((body) => ({ type: 'application/json', body }));

const form = fc
  .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 5 })
  .map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    body: fields.map(([name, sent]) => `${name}=${encode(sent)}`).join('&'),
  }));

const multipart = fc
  .record({
    fields: fc.array(fc.tuple(fc.constantFrom(...names, 'files', 'fileInfo', 'file'), text), {
      maxLength: 3,
    }),
    fileName: fc.option(text),
    end: fc.constantFrom('--b--\r\n', '', '--b\r\n', '--b'),
    type: fc.constantFrom('text/csv', 'image/png', 'image/svg+xml', 'x'),
  })
  .map(({ fields, fileName, end, type }) => {
    const parts = fields.map(
      ([name, sent]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${sent}\r\n`,
    );
    if (fileName !== null)
      parts.push(
        `--b\r\nContent-Disposition: form-data; name="files"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\nid,text_en\r\n1,x\r\n`,
      );
    return { type: 'multipart/form-data; boundary=b', body: parts.join('') + end };
  });

const csv = fc.array(text, { maxLength: 6 }).map((cells) => ({
  type: 'text/csv',
  body: `id,category,text_en,text_fr\r\n${cells.join(',')}\r\n`,
}));

export const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 7, arbitrary: json },
  { weight: 2, arbitrary: form },
  { weight: 1, arbitrary: multipart },
  { weight: 1, arbitrary: csv },
  { weight: 1, arbitrary: fc.constant({ type: undefined, body: '' }) },
);
