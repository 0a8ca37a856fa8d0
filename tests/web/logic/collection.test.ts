import { describe, expect, it } from 'vitest';
import {
  collectionPath,
  collectionRules,
  newCollectionPath,
} from '../../../web/logic/collection.ts';
import { addFailureToast, failureToast } from '../../../web/logic/failure.ts';
import { problemsIn } from '../../../web/logic/form.ts';

describe('a new collection', () => {
  it.each([
    ['', 'too-short'],
    ['  ab  ', 'too-short'],
    ['👩‍👩‍👧👩‍👩‍👧', 'too-short'],
    ['abc', undefined],
    ['a  b', undefined],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), 'too-long'],
    ['🌞'.repeat(50), undefined],
    ['🌞'.repeat(51), 'too-long'],
  ])('is named %j: %s', (name, problem) => {
    expect(problemsIn(collectionRules, { name }).name).toBe(problem);
  });

  it('has a description of at most 280 characters, or none', () => {
    const problemOf = (description: string) =>
      problemsIn(collectionRules, { name: 'Morning', description }).description;
    expect(problemOf('')).toBeUndefined();
    expect(problemOf(` ${'x'.repeat(280)} `)).toBeUndefined();
    expect(problemOf('x'.repeat(281))).toBe('too-long');
    expect(problemOf('🌞'.repeat(280))).toBeUndefined();
  });

  it('can begin with an affirmation, and lead back', () => {
    expect(newCollectionPath()).toBe('/dashboard/collections/new');
    const begun = newCollectionPath({ affirmation: 7, next: '/categories/1?q=a b&page=2' });
    const { pathname, searchParams } = new URL(begun, 'http://site');
    expect(pathname).toBe(newCollectionPath());
    expect([...searchParams]).toEqual([
      ['affirmation', '7'],
      ['next', '/categories/1?q=a b&page=2'],
    ]);
  });

  it('stands at its id', () => expect(collectionPath(12)).toBe('/dashboard/collections/12'));
});

describe('a call that failed', () => {
  it.each([
    [{ status: 401, code: 'unauthorized' }, 'sessionEnded'],
    [{ status: 404, code: 'not-found' }, 'gone'],
    [{ status: 409, code: 'limit-reached' }, 'full'],
    [{ status: 409, code: 'conflict' }, 'notDone'],
    [{ status: 429 }, 'busy'],
    [{ status: 503, code: 'unavailable' }, 'notDone'],
    [{ status: 0 }, 'notDone'],
  ])('%j says why: %s', (refused, toast) => expect(failureToast(refused)).toBe(toast));

  it('may have been an affirmation that is there already', () => {
    expect(addFailureToast({ status: 409, code: 'conflict' })).toBe('itemNotAdded');
    expect(addFailureToast({ status: 409, code: 'limit-reached' })).toBe('full');
    expect(addFailureToast({ status: 404 })).toBe('gone');
  });
});
