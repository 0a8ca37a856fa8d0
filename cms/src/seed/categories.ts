import type { SeedCategory } from './types.ts';

/** The categories a fresh site starts with, in the order of their public ids (All is 1). */
export const categories: readonly SeedCategory[] = [
  {
    key: 'all',
    icon: 'ph-sparkle',
    color: '#0e7560',
    en: { name: 'All' },
    fr: { name: 'Toutes' },
  },
  {
    key: 'confidence',
    icon: 'ph-star',
    color: '#e8734a',
    en: { name: 'Confidence' },
    fr: { name: 'Confiance' },
  },
  {
    key: 'kindness',
    icon: 'ph-heart',
    color: '#d4452f',
    en: { name: 'Kindness' },
    fr: { name: 'Gentillesse' },
  },
  {
    key: 'courage',
    icon: 'ph-flag',
    color: '#c98a00',
    en: { name: 'Courage' },
    fr: { name: 'Courage' },
  },
  {
    key: 'calm',
    icon: 'ph-cloud',
    color: '#2f87b7',
    en: { name: 'Calm' },
    fr: { name: 'Calme' },
  },
  {
    key: 'learning',
    icon: 'ph-pencil-simple',
    color: '#74409b',
    en: { name: 'Learning' },
    fr: { name: 'Apprendre' },
  },
  {
    key: 'friendship',
    icon: 'ph-smiley',
    color: '#b83f79',
    en: { name: 'Friendship' },
    fr: { name: 'Amitié' },
  },
];
