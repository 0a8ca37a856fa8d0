import { icons as drawn } from '@iconify-json/ph';
import { expect, it } from 'vitest';
import icons from '../../cms/src/admin/category/icons.json';
import { icons as frenchNames } from '../../cms/src/admin/shared/i18n/french-icons.ts';
import { isIcon } from '../../cms/src/api/category/icon-names.ts';
import { iconOf, shapeOf } from '../../web/components/icon/shapes.ts';

it.each(Object.entries(icons))(
  'shows the icon %s in the panel with the same shape as on the site',
  (name, body) => {
    expect(shapeOf(iconOf(`ph-${name}`))).toBe(body);
  },
);

it('editors can give a category every icon that the site can draw, and no other', () => {
  const names = Object.keys(drawn.icons);
  const isRegular = (name: string) => !/-(?:thin|light|bold|fill|duotone)$/.test(name);
  // Three weighted ones have no regular icon.
  const drawable = names.filter(
    (name) => isRegular(name) || names.includes(name.replace(/-\w+$/, '')),
  );
  expect(names.length - drawable.length).toBe(3);
  expect(drawable.filter((name) => !isIcon(`ph-${name}`))).toEqual([]);
  for (const name of ['ph-', 'ph-hart', 'ph-fill', 'heart', 'ph-heart-heavy', 'ph-heart-fill-bold'])
    expect(isIcon(name), name).toBe(false);
});

it('every suggested icon has a French name', () => {
  expect(Object.keys(icons).filter((name) => !frenchNames[name])).toEqual([]);
});
