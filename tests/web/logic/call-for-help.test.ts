import { expect, it } from 'vitest';
import { needs } from '../../../cms/src/seed/needs/words.ts';
import { isCallForHelp } from '../../../web/logic/call-for-help.ts';

it.each([
  'I want to die',
  'i’m thinking about hurting myself',
  'Self-harm',
  'my dad hits me',
  'Mummy hits me',
  'j’ai plus envie de vivre',
  'Je veux disparaître',
  'on m’a touché',
  'papa me tape',
])('the site recognizes the search “%s” as a call for help', (q) => {
  expect(isCallForHelp(q)).toBe(true);
});

it('among the search words of the seed, only some about despair and danger count as calls for help', () => {
  const calling = needs.filter(({ words }) => [...words.en, ...words.fr].some(isCallForHelp));
  expect(calling.map(({ key }) => key).toSorted()).toEqual(['despair', 'unsafe']);
});
