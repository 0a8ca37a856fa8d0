import type { Affirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
import { expect, it } from 'vitest';
import {
  actionOfKey,
  otherLanguageOf,
  shownVersions,
  toSlide,
} from '../../../web/logic/classroom.ts';

it('assigns the actions of classroom mode to keys, also in uppercase, and none to other keys', () => {
  expect(['PageDown', 'PageUp', 'b', '.', 'F', 'l', 'x', 'toString'].map(actionOfKey)).toEqual([
    'next',
    'previous',
    'blank',
    'blank',
    'fullScreen',
    'language',
    undefined,
    undefined,
  ]);
});

it('the language key of classroom mode switches between English and French, and from both to the page’s language', () => {
  expect(otherLanguageOf('en', 'fr')).toBe('fr');
  expect(otherLanguageOf('fr', 'fr')).toBe('en');
  expect(otherLanguageOf('both', 'fr')).toBe('fr');
});

it('shows a classroom card in the chosen language, in both, or in the only one that it has', () => {
  const [english, french] = [
    { text: 'I can.', description: '', lang: 'en' as const },
    { text: 'Je peux.', description: '', lang: 'fr' as const },
  ];
  const slide = { versions: [english, french], category: undefined, colorClass: '' };
  expect(shownVersions(slide, 'fr')).toEqual([french]);
  expect(shownVersions(slide, 'both')).toEqual([english, french]);
  expect(shownVersions({ ...slide, versions: [english] }, 'fr')).toEqual([english]);
});

it('a classroom slide says what its picture shows in the page’s language, or else in the only one that it has', () => {
  const versionIn = (lang: Language, alt: string): Affirmation => ({
    id: 1,
    text: 'I can.',
    description: '',
    categoryId: 2,
    featured: false,
    createdBy: 0,
    lang,
    ages: [],
    moments: [],
    skill: null,
    picture: { name: 'cat', alt },
    recording: null,
  });
  const [english, french] = [versionIn('en', 'a cat'), versionIn('fr', 'un chat')];
  expect(toSlide([english, french], [], 'fr').picture?.alt).toBe('un chat');
  expect(toSlide([english, french], [], 'en').picture?.alt).toBe('a cat');
  expect(toSlide([english], [], 'fr').picture?.alt).toBe('a cat');
});
