import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#contract/email';
import { emailAddress } from '#contract/subscriber';
import { problemOf } from '../../../web/logic/subscriber.ts';

describe('an e-mail address', () => {
  it.each([
    ['me@example.org', true],
    ['  me@example.org ', true],
    ['zoé@école.example', true],
    ['me@example', false],
    ['@example.org', false],
    ['a b@example.org', false],
    ['<a@example.org>', false],
    ['', false],
    [`${'a'.repeat(60)}@${'b'.repeat(200)}.org`, false],
  ])('%j is one: %s, for the form and for the call', (text, is) => {
    expect(isEmailAddress(text)).toBe(is);
    expect(emailAddress.safeParse(text).success).toBe(is);
  });
});

it('a refusal has its sentence', () => {
  expect([422, 429, 500, 503, 0].map(problemOf)).toEqual([
    'invalid',
    'busy',
    'failed',
    'failed',
    'failed',
  ]);
});
