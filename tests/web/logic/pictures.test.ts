import set from '@iconify-json/fluent-emoji-flat/package.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { pictureHref, pictureSet } from '../../../web/logic/pictures.ts';

it('the addresses of pictures contain the version of the emoji set, so that browsers can keep them for good', () => {
  expect(pictureSet).toBe(set.version);
  expect(pictureHref('cat')).toBe(`/pictures/${set.version}/cat.svg`);
});
