import { icons } from '@iconify-json/ph';
import { describe, expect, it } from 'vitest';
import { cardContentOf, fileAll } from '../../../web/logic/affirmation.ts';
import { fitOf } from '../../../web/logic/fit.ts';
import { iconNames } from '../../../web/logic/icon.ts';
import { iconNames as ownIcons } from '../../../web/logic/icons.ts';

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
  lang: 'en',
} as const;

describe('affirmations', () => {
  it('come with their category, in their order, and not without one', () => {
    const lost = { ...affirmation, id: 9, categoryId: 99 };
    expect(fileAll([affirmation, lost, affirmation], [category])).toEqual([
      { affirmation, category },
      { affirmation, category },
    ]);
  });

  it('give a card what it shows, and name a language only where it is not the page’s', () => {
    expect(cardContentOf({ affirmation, category }, 'fr')).toEqual({
      id: 8,
      text: 'I am kind.',
      description: '',
      lang: 'en',
      category: { name: 'Kindness', lang: 'en', colorClass: 'c-d4452f' },
    });
    expect(cardContentOf({ affirmation, category }, 'en').category.lang).toBe(undefined);
  });

  it('are set the smaller the longer they are', () => {
    expect(['x', 'x'.repeat(100), 'x'.repeat(280)].map(fitOf)).toEqual([
      'large',
      'middle',
      'small',
    ]);
  });
});

it('draws every icon of our own screens', () => {
  expect(ownIcons.filter((name) => !Object.hasOwn(icons.icons, name))).toEqual([]);
});

describe('the icon for a class name', () => {
  const shown = (className: string) =>
    iconNames(className).find((name) => Object.hasOwn(icons.icons, name));

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
  ])('%j is %s', (className, name) => {
    expect(shown(className)).toBe(name);
  });
});
