import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#contract/email';
import { emailAddress } from '#contract/subscriber';
import { subscribeProblem } from '../../../web/logic/subscriber.ts';

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

it('says that the address is wrong before anything else, and tells too many attempts from other failures', () => {
  const problemOf = () => undefined;
  expect(subscribeProblem({ problemOf, error: undefined })).toBeUndefined();
  expect(subscribeProblem({ problemOf, error: { code: 'too-many-requests' } })).toBe('busy');
  expect(subscribeProblem({ problemOf, error: { code: 'unavailable' } })).toBe('failed');
  const error = { code: 'invalid' };
  expect(subscribeProblem({ problemOf: () => 'invalid', error })).toBe('invalid');
});
