import { expect, it } from 'vitest';
import { parseDrawnAffirmation } from '../../../web/logic/drawn-affirmation.ts';

it('parses a random affirmation from the API, leaves out a malformed picture, and returns undefined if the rest is malformed', () => {
  const drawn = { id: 3, text: 'I am enough.', description: '', lang: 'en' };
  expect(parseDrawnAffirmation({ ...drawn, categoryId: 2 })).toEqual(drawn);
  const picture = { name: 'cat', alt: 'a cat' };
  expect(parseDrawnAffirmation({ ...drawn, picture })).toEqual({ ...drawn, picture });
  for (const wrong of [null, 'cat', { name: 'cat' }, { name: 1, alt: 'a cat' }])
    expect(parseDrawnAffirmation({ ...drawn, picture: wrong })).toEqual(drawn);
  for (const body of [null, [], 'text', { ...drawn, id: '3' }, { ...drawn, lang: 'de' }, {}])
    expect(parseDrawnAffirmation(body)).toBeUndefined();
});
