import { describe, expect, it } from 'vitest';
import { requireEndpoint } from '#contract/endpoints';
import { CallError, errorCodeOf, errorMessage, errorStatus, toErrorBody } from '#contract/error';

describe('requireEndpoint', () => {
  it('finds an endpoint in the contract by method and path, and prefers a literal path segment to an id', () => {
    expect(requireEndpoint('GET', '/api/affirmations/featured').path).toBe(
      '/api/affirmations/featured',
    );
    expect(requireEndpoint('GET', '/api/affirmations/12').path).toBe('/api/affirmations/:id');
    expect(requireEndpoint('HEAD', '/api/categories').path).toBe('/api/categories');
  });

  it.each([
    ['GET', '/api/affirmations/', 'not-found'],
    ['GET', '/api/affirmations/1/2', 'not-found'],
    ['GET', '/api/upload/files', 'not-found'],
    ['GET', '/api/Categories', 'not-found'],
    ['GET', '/api/affirmations/Random', 'not-found'],
    ['GET', '/api/affirmations/abc', 'not-found'],
    ['DELETE', '/api/affirmations/1', 'method-not-allowed'],
    ['POST', '/api/categories', 'method-not-allowed'],
  ])('the API refuses the call %s %s with the error %s', (method, path, code) => {
    expect(() => requireEndpoint(method, path)).toThrow(
      new CallError(code as keyof typeof errorStatus),
    );
  });
});

describe('error codes', () => {
  it('every error code has a message in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      expect(Object.keys(errorMessage[language])).toEqual(Object.keys(errorStatus));
    expect(toErrorBody(new CallError('not-found'), 'fr').error.message).toMatch(/introuvable/);
  });

  it('a response without an error code gets one by its status: 405 method-not-allowed, 500 internal, an unknown one malformed', () => {
    expect(errorCodeOf(405)).toBe('method-not-allowed');
    expect(errorCodeOf(418)).toBe('malformed');
    expect(errorCodeOf(500)).toBe('internal');
  });
});
