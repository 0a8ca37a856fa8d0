import { expect, it } from 'vitest';
import icons from '../../cms/src/admin/category/icons.json';
import { shapeOf } from '../../web/components/icon/shapes.ts';

it.each(Object.entries(icons))('the panel draws %s as the site does', (name, body) => {
  expect(shapeOf(`ph-${name}`)).toBe(body);
});
