import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import {
  isEmptyPlan,
  letterWarnings,
  type NewsletterCalendar,
  type PlannedWeek,
} from '../../contract/newsletter.ts';
import { DiscardButton } from '../../admin/shared/DiscardButton.tsx';
import { formatList } from '../../admin/shared/format-list.ts';
import { Notice } from '../../admin/shared/Notice.tsx';
import { clearOfHeader, scrollToHidden } from '../../admin/shared/scroll-to-hidden.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { ConflictDialog } from '../../versions/admin/ConflictDialog.tsx';
import { PresenceNotice } from '../../versions/admin/PresenceNotice.tsx';
import { usePresence } from '../../versions/admin/presence.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { AffirmationChoice } from './AffirmationChoice.tsx';
import { LetterVersions } from './LetterVersions.tsx';
import { MoveWeek } from './MoveWeek.tsx';
import { Previews } from './Previews.tsx';
import { TestEmail } from './TestEmail.tsx';
import { usePlan } from './use-plan.ts';
import { useFormatWarning, Warnings } from './Warnings.tsx';
import { WeekTexts } from './WeekTexts.tsx';

interface Props {
  calendar: NewsletterCalendar;
  week: PlannedWeek;
  /** Whether somebody has chosen the week in the list, or with a link. */
  takesFocus: boolean;
  onChanged: () => void;
  onMoved: (to: string) => void;
  onChoose: (week: string) => void;
}

const utc = { timeZone: 'UTC' } as const;

const isOpenWeek = ({ state }: PlannedWeek) => state === 'planned' || state === 'automatic';

/** As in the forms of entries. */
const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && (key === 's' || key === 'Enter');

/** What goes out in one week: to choose, write, preview and test. */
export function WeekEditor(props: Props) {
  const { calendar, week, takesFocus, onChanged, onMoved, onChoose } = props;
  const { plan: texts } = useTexts(textsByLanguage);
  const language = useLanguage();
  const formatDate = useFormatDate();
  const formatWarning = useFormatWarning();
  const frame = useRef<HTMLElement>(null);
  const { documentId, savedAt, state } = week;
  const isOpen = isOpenWeek(week);
  const writable = isOpen ? calendar.writable : [];
  const work = usePlan(week, writable, onChanged);
  const { plan, chosen, isTyped } = work;
  const presence = usePresence(
    documentId ? { noun: 'letter', documentId, language: undefined } : undefined,
    savedAt ? new Date(savedAt) : undefined,
  );

  useEffect(() => {
    if (!takesFocus || !frame.current) return;
    frame.current.focus({ preventScroll: true });
    scrollToHidden(frame.current, startOfForm);
  }, [takesFocus]);

  // The server predicts what goes out for the saved plan only.
  const expected = plan.affirmation === week.plan.affirmation ? week.outgoing : null;
  const outgoing = chosen?.isPublished.en ? chosen : expected;
  const others = calendar.weeks.filter((each) => each.week !== week.week);
  const daysOf = (found: readonly PlannedWeek[]) =>
    formatList(
      language,
      found.map((each) => formatDate(each.week, { ...utc, dateStyle: 'medium' })),
    );
  const alsoPlanned = others.filter(
    (each) =>
      each.state === 'planned' && plan.affirmation && each.plan.affirmation === plan.affirmation,
  );
  const alsoSent = others.filter(
    (each) =>
      each.state === 'sent' && plan.affirmation && each.outgoing?.documentId === plan.affirmation,
  );
  const warnings = isOpen
    ? [
        ...letterWarnings(plan, chosen, outgoing).map(formatWarning),
        ...(alsoPlanned.length > 0 ? [texts.alsoPlanned(daysOf(alsoPlanned))] : []),
        ...(alsoSent.length > 0 ? [texts.alsoSent(daysOf(alsoSent))] : []),
      ]
    : [];
  const next = calendar.weeks.find((each) => each.week > week.week && isOpenWeek(each));
  const day = formatDate(week.week, { ...utc, dateStyle: 'full' });
  const time = formatDate(`${week.week}T${calendar.time}Z`, { ...utc, timeStyle: 'short' });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || writable.length === 0) return;
    event.preventDefault();
    work.save();
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Frame ref={frame} tabIndex={-1} aria-label={texts.weekOf(day)} onKeyDown={onKeyDown}>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Box>
            <Typography variant="beta" tag="h2">
              {texts.weekOf(formatDate(week.week, { ...utc, dateStyle: 'long' }))}
            </Typography>
            <Typography tag="p" textColor="neutral600">
              {isOpen && texts.when(day, time, calendar.timeZone)}
              {state === 'sent' && texts.sent}
              {(state === 'missed' || state === 'unstarted') && texts.missed}
            </Typography>
            {isOpen && (
              <Typography tag="p" textColor="neutral600">
                {texts.readers(calendar.readers.en, calendar.readers.fr)}
              </Typography>
            )}
            <PresenceNotice />
          </Box>
          {isOpen && writable.length === 0 && (
            <Typography textColor="neutral600">{texts.readOnly}</Typography>
          )}
          <AffirmationChoice
            week={week}
            work={work}
            isWritable={writable.includes('affirmation')}
            expected={expected}
          />
          <WeekTexts work={work} writable={writable} />
          <Warnings sentences={warnings} />
          {work.failure && (
            <Notice variant="danger" onClose={work.dismiss}>
              {work.failure}
            </Notice>
          )}
          {writable.length > 0 && (
            <Box>
              <Flex gap={2} wrap="wrap">
                {/* Not disabled, so that it keeps the focus after saving. */}
                <Button
                  variant={isTyped ? 'default' : 'tertiary'}
                  aria-disabled={!isTyped || work.isBusy}
                  onClick={work.save}
                >
                  {texts.save}
                </Button>
                <DiscardButton
                  isTyped={isTyped}
                  isBusy={work.isBusy}
                  onDiscard={work.discard}
                  onPutBack={work.putBack}
                />
                {work.isJustSaved && next && (
                  <Button variant="secondary" onClick={() => onChoose(next.week)}>
                    {texts.planNext(formatDate(next.week, { ...utc, dateStyle: 'long' }))}
                  </Button>
                )}
              </Flex>
              <Typography
                role="status"
                tag="p"
                variant="pi"
                paddingTop={2}
                minHeight="2.8rem"
                textColor={isTyped ? 'neutral600' : 'success700'}
              >
                {isTyped && texts.typed}
                {work.isJustSaved && (work.merged ?? texts.saved)}
              </Typography>
            </Box>
          )}
          {isOpen && calendar.writable.length > 4 && !isEmptyPlan(week.plan) && (
            <MoveWeek week={week} weeks={others} isTyped={isTyped} onMoved={onMoved} />
          )}
        </Flex>
      </Frame>
      <Previews week={week.week} plan={plan} revision={savedAt ?? ''} />
      {calendar.canTest && <TestEmail week={week.week} plan={plan} />}
      {documentId && (
        <LetterVersions
          documentId={documentId}
          revision={`${savedAt} ${presence?.newest?.id ?? ''}`}
          work={work}
        />
      )}
      <ConflictDialog />
    </Flex>
  );
}

/** The height of the heading and the first fields, in pixels. */
const startOfForm = 400;

const Frame = styled.section`
  padding: 2.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  ${clearOfHeader}

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
