import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#contract/email';
import { emailAddress } from '#contract/subscriber';
import { subscribeProblem } from '../../../web/logic/subscriber.ts';

describe('email addresses', () => {
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
  ])('the form and the API agree on whether %j is an email address: %s', (text, isValid) => {
    expect(isEmailAddress(text)).toBe(isValid);
    expect(emailAddress.safeParse(text).success).toBe(isValid);
  });
});

it('the newsletter form shows an invalid address rather than the server’s error, and has a message of its own for too many attempts', () => {
  const problemOf = () => undefined;
  expect(subscribeProblem({ problemOf, error: undefined })).toBeUndefined();
  expect(subscribeProblem({ problemOf, error: { code: 'too-many-requests' } })).toBe('busy');
  expect(subscribeProblem({ problemOf, error: { code: 'unavailable' } })).toBe('failed');
  const error = { code: 'invalid' };
  expect(subscribeProblem({ problemOf: () => 'invalid', error })).toBe('invalid');
});
