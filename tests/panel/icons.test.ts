import { expect, it } from 'vitest';
import icons from '../../cms/src/admin/category/icons.json';
import { shapeOf } from '../../web/components/icon/shapes.ts';

it.each(Object.entries(icons))(
  'shows the icon %s in the panel with the same shape as on the site',
  (name, body) => {
    expect(shapeOf(`ph-${name}`)).toBe(body);
  },
);
