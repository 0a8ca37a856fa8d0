import { describe, expect, it } from 'vitest';
import {
  collectionPath,
  collectionRules,
  newCollectionPath,
} from '../../../web/logic/collection.ts';
import { addFailureToast, failureToast } from '../../../web/api/client.ts';
import { validateForm } from '../../../web/logic/form.ts';

describe('rules and paths of collections', () => {
  it.each(['abc', 'a  b', 'x'.repeat(50), '🌞'.repeat(50)])(
    'accepts the collection name %j',
    (name) => {
      expect(validateForm(collectionRules, { name }).name).toBeUndefined();
    },
  );

  it.each([
    ['', 'too-short'],
    ['  ab  ', 'too-short'],
    ['👩‍👩‍👧👩‍👩‍👧', 'too-short'],
    ['x'.repeat(51), 'too-long'],
    ['🌞'.repeat(51), 'too-long'],
  ])('refuses the collection name %j with the problem %s', (name, problem) => {
    expect(validateForm(collectionRules, { name }).name).toBe(problem);
  });

  it('accepts a collection description of up to 280 characters', () => {
    const problemOf = (description: string) =>
      validateForm(collectionRules, { name: 'Morning', description }).description;
    expect(problemOf('')).toBeUndefined();
    expect(problemOf(` ${'x'.repeat(280)} `)).toBeUndefined();
    expect(problemOf('x'.repeat(281))).toBe('too-long');
    expect(problemOf('🌞'.repeat(280))).toBeUndefined();
  });

  it('puts the affirmation to add and the page to return to into the URL of a new collection', () => {
    expect(newCollectionPath()).toBe('/dashboard/collections/new');
    const begun = newCollectionPath({ affirmations: [7], next: '/categories/1?q=a b&page=2' });
    const { pathname, searchParams } = new URL(begun, 'http://site');
    expect(pathname).toBe(newCollectionPath());
    expect([...searchParams]).toEqual([
      ['affirmation', '7'],
      ['next', '/categories/1?q=a b&page=2'],
    ]);
  });

  it('the path of a collection page contains the collection’s id', () =>
    expect(collectionPath(12)).toBe('/dashboard/collections/12'));
});

describe('toasts for failed calls', () => {
  it.each([
    [{ status: 401, code: 'unauthorized' }, 'sessionEnded'],
    [{ status: 404, code: 'not-found' }, 'gone'],
    [{ status: 409, code: 'limit-reached' }, 'full'],
    [{ status: 409, code: 'conflict' }, 'notDone'],
    [{ status: 429 }, 'busy'],
    [{ status: 503, code: 'unavailable' }, 'notDone'],
    [{ status: 0 }, 'notDone'],
  ])(
    'a failed change of a collection with the response %j shows the toast “%s”',
    (refused, toast) => expect(failureToast(refused)).toBe(toast),
  );

  it('adding an affirmation that the collection already has shows the toast “itemNotAdded”; other failures show other toasts', () => {
    expect(addFailureToast({ status: 409, code: 'conflict' })).toBe('itemNotAdded');
    expect(addFailureToast({ status: 409, code: 'limit-reached' })).toBe('full');
    expect(addFailureToast({ status: 404 })).toBe('gone');
  });
});
