import { expect, it } from 'vitest';
import { toDrawn } from '../../../web/logic/machine.ts';

it('reads an affirmation, and nothing that only looks like one', () => {
  const drawn = { id: 3, text: 'I am enough.', description: '', lang: 'en' };
  expect(toDrawn({ ...drawn, categoryId: 2 })).toEqual(drawn);
  for (const body of [null, [], 'text', { ...drawn, id: '3' }, { ...drawn, lang: 'de' }, {}])
    expect(toDrawn(body)).toBeUndefined();
});
