import { describe, expect, it } from 'vitest';
import { affirmationListQuery } from '#contract/affirmation';
import { CallError } from '#contract/error';
import { parseCall } from '#contract/query';

const read = (query: Record<string, unknown>) => parseCall(affirmationListQuery, query);

function refusal(query: Record<string, unknown>): CallError {
  try {
    read(query);
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error('was not refused');
}

describe('query of the list of affirmations', () => {
  it('the query of the list of affirmations reads numbers, cleans the search text, and ignores unknown and empty parameters', () => {
    expect(
      read({ categoryId: '3', q: '  brave\u0000 me ', page: '', filters: { $or: [] } }),
    ).toEqual({
      categoryId: 3,
      q: 'brave me',
    });
  });

  it('ignores an unknown language in the query of the list of affirmations', () => {
    expect(read({ lang: 'de' }).lang).toBeUndefined();
    expect(read({ lang: ['fr', 'en'] }).lang).toBeUndefined();
    expect(read({ lang: 'fr' }).lang).toBe('fr');
  });

  it.each(['x', '0', '-1', '1.5', '1e3', '0x10', ' 3', '03', '2147483648', ['3', '4']])(
    'refuses a query with the category id %j as malformed',
    (categoryId) => {
      expect(refusal({ categoryId })).toMatchObject({
        code: 'malformed',
        fields: { categoryId: 'invalid' },
      });
    },
  );

  it('accepts a search text of 100 characters, and refuses a longer one', () => {
    expect(refusal({ q: 'a'.repeat(101) }).fields).toEqual({ q: 'too-long' });
    expect(read({ q: 'a'.repeat(100) }).q).toHaveLength(100);
  });
});
