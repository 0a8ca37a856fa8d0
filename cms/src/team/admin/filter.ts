import type { TeamMember } from '../../contract/team.ts';

export interface TeamFilter {
  /** What was typed, to be found in names and email addresses. */
  text: string;
  /** Empty for all. */
  role: string;
  state: TeamMember['state'] | '';
}

export const noFilter: TeamFilter = { text: '', role: '', state: '' };

/** The people who match a filter. Each word has to be found, whatever its case and accents. */
export function filterTeam(
  people: readonly TeamMember[],
  { text, role, state }: TeamFilter,
): TeamMember[] {
  const words = simplify(text).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const searched = simplify(`${person.name} ${person.email}`);
    return (
      words.every((word) => searched.includes(word)) &&
      (role === '' || person.roles.includes(role)) &&
      (state === '' || person.state === state)
    );
  });
}

const simplify = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
