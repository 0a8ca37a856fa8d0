import { Box, Button, Flex, Status, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { languages } from '../../contract/language.ts';
import {
  letterWarnings,
  newsletterLimits,
  subjectOf,
  type NewsletterCalendar,
  type PlannedWeek,
} from '../../contract/newsletter.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useFormatWarning } from './Warnings.tsx';

interface Props {
  calendar: NewsletterCalendar;
  chosen: string;
  onChoose: (week: string) => void;
  onGo: (params: Record<string, string>) => void;
}

const utc = { timeZone: 'UTC' } as const;
const dayMilliseconds = 86_400_000;

const addWeeks = (week: string, count: number) =>
  new Date(Date.parse(week) + count * 7 * dayMilliseconds).toISOString().slice(0, 10);

/** Weeks as in a calendar, by month, with what goes out in each language. */
export function WeekList({ calendar: { weeks }, chosen, onChoose, onGo }: Props) {
  const { weeks: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const first = weeks[0]?.week ?? chosen;
  const months = Object.entries(Object.groupBy(weeks, ({ week }) => week.slice(0, 7)));
  const turn = (by: 1 | -1) => onGo({ from: addWeeks(first, by * newsletterLimits.weeks) });
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={4} aria-label={texts.title}>
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" size="S" onClick={() => turn(-1)}>
          {texts.earlier}
        </Button>
        <Button variant="tertiary" size="S" onClick={() => onGo({})}>
          {texts.next}
        </Button>
        <Button variant="tertiary" size="S" onClick={() => turn(1)}>
          {texts.later}
        </Button>
      </Flex>
      {months.map(([month, ofMonth = []]) => (
        <Box key={month}>
          <Typography variant="sigma" tag="h2" textColor="neutral600" paddingBottom={2}>
            {formatDate(`${month}-01`, { ...utc, month: 'long', year: 'numeric' })}
          </Typography>
          <List>
            {ofMonth.map((week) => (
              <li key={week.week}>
                <Week week={week} isChosen={week.week === chosen} onChoose={onChoose} />
              </li>
            ))}
          </List>
        </Box>
      ))}
    </Flex>
  );
}

const variants = {
  sent: 'neutral',
  planned: 'success',
  automatic: 'secondary',
  missed: 'warning',
  unstarted: 'neutral',
} as const;

interface WeekProps {
  week: PlannedWeek;
  isChosen: boolean;
  onChoose: (week: string) => void;
}

function Week({ week: planned, isChosen, onChoose }: WeekProps) {
  const { week, state, plan, chosen, outgoing } = planned;
  const { common } = useTexts(sharedTexts);
  const { weeks: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const formatWarning = useFormatWarning();
  const isOpen = state === 'planned' || state === 'automatic';
  const warnings = isOpen ? letterWarnings(plan, chosen, outgoing) : [];
  return (
    <Card type="button" aria-pressed={isChosen} onClick={() => onChoose(week)}>
      <time dateTime={week}>
        <span>{formatDate(week, { ...utc, weekday: 'short' })}</span>
        <strong>{formatDate(week, { ...utc, day: 'numeric' })}</strong>
        <span>{formatDate(week, { ...utc, month: 'short' })}</span>
      </time>
      <span>
        <Status size="S" variant={variants[state]}>
          <Typography tag="span" variant="pi" fontWeight="bold">
            {texts.states[state]}
          </Typography>
        </Status>
        {(isOpen || state === 'sent') && !outgoing && <em>{texts.nothing}</em>}
        {outgoing &&
          languages.map((language) => {
            const shown = outgoing.isPublished[language] ? language : 'en';
            const subject = plan[subjectOf[language]];
            return (
              <span key={language} data-line="">
                <abbr title={common.languages[language]}>{language}</abbr>
                <span>
                  {subject && <b lang={language}>{subject}</b>}
                  <span lang={shown}>{outgoing.texts[shown]}</span>
                </span>
              </span>
            );
          })}
        {warnings.map((warning) => (
          <span key={JSON.stringify(warning)} data-warning="">
            {formatWarning(warning)}
          </span>
        ))}
      </span>
    </Card>
  );
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
`;

const Card = styled.button`
  display: grid;
  grid-template-columns: 5.6rem minmax(0, 1fr);
  gap: 1.6rem;
  width: 100%;
  padding: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: inset 4px 0 0 ${({ theme }) => theme.colors.primary600};
  }
  > span {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.4rem;
    min-width: 0;
  }
  time {
    display: flex;
    flex-direction: column;
    align-items: center;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }
  strong {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 2.4rem;
    font-weight: 700;
    line-height: 1.1;
  }
  [data-line] {
    display: grid;
    grid-template-columns: 2.4rem minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  [data-line] b {
    display: block;
  }
  abbr {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    text-decoration: none;
    text-transform: uppercase;
  }
  [data-warning] {
    color: ${({ theme }) => theme.colors.warning700};
    font-size: 1.2rem;
  }
`;
