import { icons } from '@iconify-json/ph';
import { describe, expect, it } from 'vitest';
import {
  cardContentOf,
  packCards,
  unpackCards,
  withCategories,
} from '../../../web/logic/affirmation.ts';
import { textSizeOf } from '../../../web/logic/fit-text.ts';
import { iconCandidates } from '../../../web/logic/category-icon.ts';
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
  ages: [],
  moments: [],
  skill: null,
  picture: null,
  lang: 'en',
} as const;

describe('affirmations on cards', () => {
  it('pairs affirmations with their categories in order, and leaves out those without one', () => {
    const lost = { ...affirmation, id: 9, categoryId: 99 };
    expect(withCategories([affirmation, lost, affirmation], [category])).toEqual([
      { affirmation, category },
      { affirmation, category },
    ]);
  });

  it('gives a card its content, and its category a language only if it differs from the page’s', () => {
    expect(cardContentOf({ affirmation, category }, 'fr')).toEqual({
      id: 8,
      text: 'I am kind.',
      description: '',
      lang: 'en',
      category: { name: 'Kindness', lang: 'en', colorClass: 'c-d4452f' },
    });
    expect(cardContentOf({ affirmation, category }, 'en').category.lang).toBe(undefined);
  });

  it('packs cards for an island without losing any of their fields', () => {
    const cards = (['en', 'fr'] as const).map((page) =>
      cardContentOf({ affirmation: { ...affirmation, description: 'a\n“b” ' }, category }, page),
    );
    const picture = { name: 'cat', alt: 'a cat' };
    cards.push(cardContentOf({ affirmation: { ...affirmation, picture }, category }, 'en'));
    expect(unpackCards(packCards(cards))).toEqual(cards);
    expect(unpackCards(packCards([]))).toEqual([]);
  });

  it('packs a card whose text has the characters between packed fields, without them', () => {
    const text = 'I ␟am␞ kind.';
    const card = cardContentOf({ affirmation: { ...affirmation, text }, category }, 'en');
    expect(unpackCards(packCards([card, card])).map((each) => each.text)).toEqual([
      'I am kind.',
      'I am kind.',
    ]);
  });

  it('sets longer affirmations on cards in smaller text', () => {
    expect(['x', 'x'.repeat(100), 'x'.repeat(280)].map(textSizeOf)).toEqual([
      'large',
      'middle',
      'small',
    ]);
  });
});

it('the icon set has a shape for every icon that the interface uses', () => {
  expect(ownIcons.filter((name) => !Object.hasOwn(icons.icons, name))).toEqual([]);
});

describe('category icons', () => {
  const shown = (className: string) =>
    iconCandidates(className).find((name) => Object.hasOwn(icons.icons, name));

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
  ])('shows a category with the icon class %j with the icon %s', (className, name) => {
    expect(shown(className)).toBe(name);
  });
});
