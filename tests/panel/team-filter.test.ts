import { expect, it } from 'vitest';
import type { TeamMember } from '#contract/team';
import { filterTeam, noFilter } from '../../cms/src/team/admin/filter.ts';

const person = (name: string, role: string, state: TeamMember['state']): TeamMember => ({
  id: 1,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@colibri.example`,
  roles: [role],
  state,
  language: null,
  link: null,
  linkEndsAt: null,
});
const people = [
  person('Zoé Martin', 'Editor', 'active'),
  person('Ana Diaz', 'Translator', 'invited'),
  person('Noah Zoe', 'Translator', 'inactive'),
];
const namesFor = (filter: object) =>
  filterTeam(people, { ...noFilter, ...filter }).map(({ name }) => name);

it('finds panel accounts by words of their name and email, whatever their case and accents', () => {
  expect(namesFor({ text: ' zoe ' })).toEqual(['Zoé Martin', 'Noah Zoe']);
  expect(namesFor({ text: 'zoé' })).toEqual(['Zoé Martin', 'Noah Zoe']);
  expect(namesFor({ text: 'MARTIN zoé' })).toEqual(['Zoé Martin']);
  expect(namesFor({ text: 'ana@colibri' })).toEqual(['Ana Diaz']);
  expect(namesFor({ text: 'nobody' })).toEqual([]);
});

it('filters panel accounts by role and state', () => {
  expect(namesFor({ role: 'Translator' })).toEqual(['Ana Diaz', 'Noah Zoe']);
  expect(namesFor({ role: 'Translator', state: 'invited' })).toEqual(['Ana Diaz']);
  expect(namesFor({})).toHaveLength(3);
});
