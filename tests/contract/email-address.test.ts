import { expect, it, onTestFinished, vi } from 'vitest';
import { emailKey, inboxKey } from '#contract/email';
import { emailAddress } from '#contract/subscriber';

it('accepts an email address in either Unicode form, and returns the composed one', () => {
  const composed = '\u00E9lodie@\u00E9cole.example';
  expect(emailAddress.parse(' e\u0301lodie@e\u0301cole.example ')).toBe(composed);
  expect(emailAddress.parse(composed)).toBe(composed);
});

it.each(['ada@mail.example．org', 'ada@mail｡example.org', 'ada@example.org。'])(
  'rejects the email address %s, because mail servers would read a special character in its domain as a dot',
  (email) => {
    expect(emailAddress.safeParse(email).success).toBe(false);
  },
);

it('rejects an email address of 60 kB without normalizing it, which would take seconds', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  const marks = '\u0301'.repeat(15_000) + '\u0323'.repeat(15_000);
  expect(emailAddress.safeParse(`a${marks}@example.org`).success).toBe(false);
  expect(normalize).not.toHaveBeenCalled();
});

it.each([
  ['Ada@Example.org', 'ada@example.org'],
  [' ada@example.org ', 'ada@example.org'],
  // The lower case that PostgreSQL gives each letter; JavaScript's of the whole text differs.
  ['İda@example.org', 'ida@example.org'],
  ['ΑΣ@example.org', 'ασ@example.org'],
  ['e\u0301lan@example.org', '\u00E9lan@example.org'],
])(
  'rate limits treat the email address %j as %s, whatever its case, spaces and accents',
  (email, key) => expect(emailKey(email)).toBe(key),
);

it('rate limits per inbox ignore the tag of an address (me+1@), but not a + in its domain', () => {
  expect(inboxKey('Ada+News+2@example.org')).toBe('ada@example.org');
  expect(inboxKey('ada@a+b.org')).toBe('ada@a+b.org');
});

it('rate limits per inbox ignore the dots in addresses at Gmail, but not at other providers', () => {
  for (const email of ['ada.lovelace@gmail.com', 'a.da.love.lace+x@GoogleMail.com'])
    expect(inboxKey(email)).toBe('adalovelace@gmail.com');
  expect(inboxKey('ada.lovelace@example.org')).toBe('ada.lovelace@example.org');
});
