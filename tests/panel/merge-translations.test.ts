import { describe, expect, it } from 'vitest';
import { mergeTranslations } from '../../cms/src/translation/admin/merge.ts';

const fields = ['text', 'description', 'keywords'];
const base = { text: 'a', description: 'b' };
const merge = (mine: Record<string, string>, theirs: Record<string, string>) =>
  mergeTranslations(fields, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

describe('a translation that two people have changed', () => {
  it('keeps the changes of both if they are in different fields', () => {
    expect(merge({ description: 'mine' }, { text: 'theirs', keywords: 'theirs' })).toEqual({
      merged: { text: 'theirs', description: 'mine', keywords: 'theirs' },
      both: [],
    });
  });

  it('names the fields that both have changed, and has mine there', () => {
    expect(merge({ text: 'mine', keywords: 'mine' }, { text: 'theirs' })).toEqual({
      merged: { text: 'mine', description: 'b', keywords: 'mine' },
      both: ['text'],
    });
  });

  it('asks about no field that both have changed to the same text, or that one has emptied alone', () => {
    expect(merge({ text: 'same', description: '' }, { text: 'same' })).toEqual({
      merged: { text: 'same', description: '', keywords: '' },
      both: [],
    });
  });
});
