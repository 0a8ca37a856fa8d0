import { Flex } from '@strapi/design-system';
import { useState } from 'react';
import { FilterSelect } from '../../admin/shared/FilterSelect.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import type { HistoryPerson, HistoryType } from '../../contract/history.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { lastMonths, monthKey, type Period } from './periods.ts';
import { useActor } from './use-actor.ts';

export interface HistoryFilter {
  /** Empty for all. */
  by: string;
  noun: string;
  period: Period;
}

export const noFilter: HistoryFilter = { by: '', noun: '', period: 'year' };

interface Props {
  filter: HistoryFilter;
  people: readonly HistoryPerson[];
  types: readonly HistoryType[];
  onChange: (filter: HistoryFilter) => void;
}

const days = ['year', 'today', 'week', 'month'] as const;

/** The filters of the history: by person, type and time. */
export function HistoryFilters({ filter, people, types, onChange }: Props) {
  const { history } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const nameOf = useActor();
  const [months] = useState(() => lastMonths(new Date()));
  return (
    <Flex gap={3} wrap="wrap" role="search">
      <FilterSelect
        label={history.filters.by}
        value={filter.by}
        options={[
          ['', history.all.by],
          ...people.map(({ key, actor, name }) => [key, nameOf(actor, name)] as const),
        ]}
        onChange={(by) => onChange({ ...filter, by })}
      />
      <FilterSelect
        label={history.filters.noun}
        value={filter.noun}
        options={[
          ['', history.all.noun],
          ...types.map((noun) => [noun, history.nouns[noun]] as const),
        ]}
        onChange={(noun) => onChange({ ...filter, noun })}
      />
      <FilterSelect
        label={history.filters.period}
        value={filter.period}
        options={[
          ...days.map((period) => [period, history.periods[period]] as const),
          ...months.map(
            (month) =>
              [monthKey(month), formatDate(month, { month: 'long', year: 'numeric' })] as const,
          ),
        ]}
        onChange={(period) => onChange({ ...filter, period })}
      />
    </Flex>
  );
}
