import { icons as drawn } from '@iconify-json/fluent-emoji-flat';
import { expect, it } from 'vitest';
import { pictures } from '#contract/picture';
import { searchPictures, suggestPictures } from '../../cms/src/admin/affirmation/find-pictures.ts';
import shapes from '../../cms/src/admin/shared/pictures.json';

it('the panel shows every picture that can be chosen, with the same shape as on the site', () => {
  const expected = [...pictures.keys()].map((name) => [name, drawn.icons[name]?.body]);
  expect(Object.entries(shapes)).toEqual(expected);
});

it.each([
  ['chat', ['cat', 'cat-face', 'castle']],
  ['étoile', ['glowing-star', 'night-with-stars']],
  ['ETOILES', ['glowing-star', 'night-with-stars']],
  ['red heart', ['red-heart']],
  ['wallaby', []],
])('a search for %j finds the pictures %j, in either language', (text, names) => {
  expect(searchPictures(text)).toEqual(names);
});

it('an empty search shows all pictures', () => {
  expect(searchPictures(' ')).toEqual([...pictures.keys()]);
});

it.each([
  ['I stretch like a cat, and my day begins.', ['cat', 'cat-face']],
  ['Je suis un arbre : mes pieds sont mes racines.', ['deciduous-tree']],
  ['I am brave with my face.', []],
])('the panel suggests for the affirmation %j the pictures %j', (text, names) => {
  expect(suggestPictures(text)).toEqual(names);
});
