import set from '@iconify-json/fluent-emoji-flat/package.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { pictureHref, pictureSet } from '../../../web/logic/pictures.ts';

it('a picture’s URL contains the version of the emoji set, so that browsers can cache the file forever', () => {
  expect(pictureSet).toBe(set.version);
  expect(pictureHref('cat')).toBe(`/pictures/${set.version}/cat.svg`);
});
