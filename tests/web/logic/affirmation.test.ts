import { icons } from '@iconify-json/ph';
import { describe, expect, it } from 'vitest';
import { categories } from '../../../cms/src/seed/categories.ts';
import { iconOf } from '../../../web/components/icon/shapes.ts';
import { cardContentOf, withCategories } from '../../../web/logic/affirmation.ts';
import { isIconName, iconNames as ownIcons } from '../../../web/logic/icons.ts';

const category = {
  id: 3,
  name: 'Kindness',
  icon: 'ph-heart',
  color: '#d4452f',
  lang: 'en',
} as const;
const affirmation = {
  id: 8,
  text: 'I am kind.',
  description: '',
  categoryId: 3,
  featured: false,
  createdBy: 0,
  ages: [],
  moments: [],
  skill: null,
  picture: null,
  recording: null,
  lang: 'en',
} as const;

describe('affirmations on cards', () => {
  it('shows affirmations with their categories in order, and leaves out those whose category doesn’t exist', () => {
    const lost = { ...affirmation, id: 9, categoryId: 99 };
    expect(withCategories([affirmation, lost, affirmation], [category])).toEqual([
      { affirmation, category },
      { affirmation, category },
    ]);
  });

  it('a card gets its affirmation’s text and category, and the category’s language only if it differs from the page’s', () => {
    expect(cardContentOf({ affirmation, category }, 'fr')).toEqual({
      id: 8,
      text: 'I am kind.',
      description: '',
      lang: 'en',
      category: { name: 'Kindness', lang: 'en', colorClass: 'c-d4452f' },
    });
    expect(cardContentOf({ affirmation, category }, 'en').category.lang).toBe(undefined);
  });
});

it('the icon set has a shape for every icon that the interface uses', () => {
  expect(ownIcons.filter((name) => !Object.hasOwn(icons.icons, name))).toEqual([]);
});

it('the icons of the initial categories are in /icons.svg', () => {
  expect(categories.filter(({ icon }) => !isIconName(iconOf(icon)))).toEqual([]);
});

describe('category icons', () => {
  it.each([
    ['ph-heart', 'heart-fill'],
    ['ph ph-heart', 'heart-fill'],
    ['ph-bold ph-heart', 'heart-bold'],
    ['ph-regular ph-heart', 'heart'],
    ['PH-HEART', 'heart-fill'],
    ['heart', 'heart-fill'],
    ['ph-nothing-like-it', 'star-fill'],
    ['fa-heart', 'star-fill'],
    ['constructor', 'star-fill'],
    ['"><script>', 'star-fill'],
    ['', 'star-fill'],
  ])('a category whose icon is %j in the database is shown with the icon %s', (className, name) => {
    expect(iconOf(className)).toBe(name);
  });
});
