import { expect, it } from 'vitest';
import { compareChanges } from '../../cms/src/admin/shared/merge.ts';

const fields = ['text', 'description', 'moments', 'category'];
const calm = { documentId: 'calm', title: 'Calm' };
const base = { text: 'Old', description: null, moments: 'tests', category: calm };
const unchanged = { connect: [], disconnect: [] };

it('a field that only one of two people has changed is that person’s, and one that both have changed differently is both’s', () => {
  const mine = { text: 'Mine', description: '', moments: 'tests', category: unchanged };
  const theirs = { ...base, text: 'Theirs', moments: 'bedtime' };
  expect(compareChanges({ fields, base, mine, theirs })).toEqual({
    both: ['text'],
    onlyMine: [],
    onlyTheirs: ['moments'],
  });
});

it('a field that two people have changed in the same way is nobody’s, and one that the form leaves out is not the author’s', () => {
  const mine = { text: 'Same', description: 'Mine' };
  const theirs = { ...base, text: 'Same', category: { documentId: 'joy', title: 'Joy' } };
  expect(compareChanges({ fields, base, mine, theirs })).toEqual({
    both: [],
    onlyMine: ['description'],
    onlyTheirs: ['category'],
  });
});

it('a category that two people have changed to the same one is nobody’s', () => {
  const mine = { category: { connect: [{ documentId: 'joy' }], disconnect: [calm] } };
  const theirs = { ...base, category: { documentId: 'joy', title: 'Joy' } };
  const nothing = { both: [], onlyMine: [], onlyTheirs: [] };
  expect(compareChanges({ fields, base, mine, theirs })).toEqual(nothing);
});

it('a category that both have chosen anew is both’s, and without the text that both started from, so is all that differs', () => {
  const mine = { text: 'Mine', category: { connect: [{ documentId: 'joy' }], disconnect: [] } };
  const theirs = { ...base, category: { documentId: 'courage', title: 'Courage' } };
  expect(compareChanges({ fields, base, mine, theirs }).both).toEqual(['category']);
  expect(compareChanges({ fields, base: null, mine, theirs }).both).toEqual(['text', 'category']);
});
