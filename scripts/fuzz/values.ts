import * as fc from 'fast-check';

const words = (text: string) => text.trim().split(/\s+/);

/** Names of parameters and fields that the calls read. */
export const names = words(`
  q page pageSize categoryId lang ids preview key code noun ink email password currentPassword
  name role language do text description affirmationId affirmationIds card documentId
  documentIds featured locale status sort populate fields filters pagination _q state texts seen
  separator apply collection paper size rating title icon color week category id href w f e p s
  contentType __proto__ constructor
`);

const fieldsOfContent = words(`
  id text documentId featured createdAt category locale
`);
const operators = words(`
  $eq $ne $in $notIn $lt $gte $contains $containsi $startsWith $null $between $and $or $not
  $elemMatch $jsonSupersetOf $nothing
`);

const hostileValues = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1.5',
  '1e999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '99999999999999999999',
  '9007199254740993',
  '2147483648',
  '1000000000',
  '2026-13-45',
  '2026-02-30T25:00:00Z',
  "' or 1=1 --",
  '../../etc/passwd',
  '..\\..',
  '<script>alert(1)</script>',
  '{"$gt":1}',
  '*',
  '%',
  '_',
  '\\',
  '$1',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🦋',
  '\u202e',
  '\r\nX-Injected: 1',
  '__proto__',
  'en',
  'fr',
  'xx',
  'fuzz@example.org',
  `${'a'.repeat(300)}@example.org`,
  'a'.repeat(5000),
  '🦋'.repeat(300),
  '('.repeat(200),
  '{affirmationId}',
  '{documentId}',
  '{categoryDocumentId}',
  'affirmation',
  'show',
  'a good password',
);

export const text = fc.oneof(
  { weight: 6, arbitrary: hostileValues },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** A segment of a path, valid or invalid. */
export const pathPart = fc.oneof(
  text.map(encode),
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%ff',
    '%',
    '//',
    '%2f',
    ';x',
    '%c0%ae',
    'ADMIN',
    '\\',
  ),
);

/** `encodeURIComponent` throws for half a surrogate pair; here that becomes bytes that aren't valid UTF-8. */
export function encode(raw: string): string {
  return raw.isWellFormed() ? encodeURIComponent(raw) : '%ed%a0%80';
}

const filter = fc
  .tuple(
    fc.array(fc.constantFrom(...fieldsOfContent, ...operators, '0', '1'), {
      minLength: 1,
      maxLength: 4,
    }),
    text,
  )
  .map(([path, value]) => `filters${path.map((part) => `[${part}]`).join('')}=${encode(value)}`);
const parameter = fc
  .tuple(
    fc.constantFrom(...names),
    fc.constantFrom('', '', '', '[]', '[0]', '[x]', '[page]', '[$eq]'),
    text,
  )
  .map(([name, suffix, value]) => `${name}${suffix}=${encode(value)}`);
const sort = fc
  .tuple(
    fc.constantFrom('sort', 'populate', 'fields', 'sort[0]', 'populate[x]'),
    fc.constantFrom(...fieldsOfContent, '*', 'nothing', 'category.name'),
    fc.constantFrom('', ':asc', ':up', '.id'),
  )
  .map(([name, field, rest]) => `${name}=${encode(field + rest)}`);
const unread = fc.constantFrom(
  '&&=',
  '%',
  '=',
  '%ff=%ff',
  '?',
  'a'.repeat(20_000),
  'x[y][z][a][b][c]=1',
);

export const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.oneof(
          { weight: 4, arbitrary: parameter },
          { weight: 2, arbitrary: filter },
          { weight: 2, arbitrary: sort },
          { weight: 1, arbitrary: unread },
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((parts) => `?${parts.join('&')}`),
  },
);
