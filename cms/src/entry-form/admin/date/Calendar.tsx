import { Flex, IconButton, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useFormatDate } from '../../../admin/shared/use-format-date.ts';
import { useLanguage, useTexts } from '../../../admin/shared/texts.ts';
import { textsByLanguage } from '../../i18n/texts.ts';
import { addDays, addMonths, todayHere, weeksOfMonth } from './dates.ts';

/** Days and months that a key moves by. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const utc = { timeZone: 'UTC' } as const;

/** A month whose days can be chosen with the mouse or the keyboard. Strapi's calendar comes only with its text field. */
export function Calendar({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (day: string) => void;
}) {
  const { date } = useTexts(textsByLanguage);
  const language = useLanguage();
  const formatDate = useFormatDate();
  const [shown, setShown] = useState({ day: chosen ?? todayHere(), takesFocus: true });
  const { day } = shown;
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(day, language);

  useEffect(() => {
    if (shown.takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setShown({ day: step(day), takesFocus: true });
  };
  const turn = (months: number) => {
    // The focus stays on the button.
    setShown({ day: addMonths(day, months), takesFocus: false });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={3}>
      <Flex justifyContent="space-between" gap={2}>
        <IconButton variant="ghost" label={date.previousMonth} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <Typography fontWeight="bold" aria-live="polite">
          {formatDate(day, { ...utc, month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton variant="ghost" label={date.nextMonth} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </Flex>
      <Grid ref={grid} role="grid" aria-label={date.calendar} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" abbr={formatDate(each, { ...utc, weekday: 'long' })}>
                {formatDate(each, { ...utc, weekday: 'short' })
                  .replace('.', '')
                  .slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} aria-selected={each === chosen}>
                  <button
                    type="button"
                    tabIndex={each === day ? 0 : -1}
                    aria-label={formatDate(each, { ...utc, dateStyle: 'full' })}
                    aria-current={each === todayHere() ? 'date' : undefined}
                    data-other={each.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                    onClick={() => onChoose(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Flex>
  );
}

const Grid = styled.table`
  font-size: 1.4rem;
  text-align: center;
  color: ${({ theme }) => theme.colors.neutral800};

  th {
    padding: 0.4rem 0;
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  button {
    width: 3.6rem;
    height: 3.6rem;
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }
  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
  [data-other] {
    color: ${({ theme }) => theme.colors.neutral600};
  }
  [aria-current] {
    border-color: ${({ theme }) => theme.colors.neutral500};
    font-weight: 700;
  }
  [aria-selected='true'] button {
    background: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral0};
  }
`;
