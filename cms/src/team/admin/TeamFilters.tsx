import { Box, Flex, Searchbar } from '@strapi/design-system';
import { FilterSelect } from '../../admin/shared/FilterSelect.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { teamStates, type Team } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import type { TeamFilter } from './filter.ts';

interface Props {
  filter: TeamFilter;
  roles: Team['roles'];
  onChange: (filter: TeamFilter) => void;
}

/** A search and filters above the list of panel accounts. */
export function TeamFilters({ filter, roles, onChange }: Props) {
  const { team } = useTexts(textsByLanguage);
  const search = (text: string) => onChange({ ...filter, text });
  return (
    <Flex gap={3} wrap="wrap" role="search">
      <Box width="32rem" maxWidth="100%">
        <Searchbar
          name="team"
          size="S"
          value={filter.text}
          clearLabel={team.clear}
          placeholder={team.search}
          onChange={(event) => search(event.target.value)}
          onClear={() => search('')}
        >
          {team.search}
        </Searchbar>
      </Box>
      <FilterSelect
        label={team.filters.role}
        value={filter.role}
        options={[['', team.all.role], ...roles.map(({ name }) => [name, name] as const)]}
        onChange={(role) => onChange({ ...filter, role })}
      />
      <FilterSelect
        label={team.filters.state}
        value={filter.state}
        options={[
          ['', team.all.state],
          ...teamStates.map((state) => [state, team.states[state]] as const),
        ]}
        onChange={(chosen) =>
          onChange({ ...filter, state: teamStates.find((state) => state === chosen) ?? '' })
        }
      />
    </Flex>
  );
}
