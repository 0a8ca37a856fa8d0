import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Language } from '../../contract/language.ts';
import { subjectOf, type PlannedWeek } from '../../contract/newsletter.ts';
import { Notice } from '../../admin/shared/Notice.tsx';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  week: PlannedWeek;
  /** The other weeks in the list. */
  weeks: readonly PlannedWeek[];
  isTyped: boolean;
  onMoved: (to: string) => void;
}

/** Moves a plan to another week. If that week is taken, it says so and offers to swap the two plans. */
export function MoveWeek({ week, weeks, isTyped, onMoved }: Props) {
  const { move } = useTexts(textsByLanguage);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const formatError = useFormatError();
  const formatDate = useFormatDate();
  const language = useLanguage();
  const [to, setTo] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = weeks.filter(({ state }) => state === 'planned' || state === 'automatic');
  const target = open.find((each) => each.week === to);
  const isTaken = target?.state === 'planned';
  const day = (date: string) => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });

  const send = async () => {
    if (!to) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await post(`/panel/letter/weeks/${week.week}/move`, { to, swaps: isTaken });
      toggleNotification({
        type: 'success',
        message: isTaken ? move.swapped : move.moved(day(to)),
      });
      onMoved(to);
    } catch (error) {
      setFailure(formatError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box tag="section">
      <Typography tag="h3" variant="delta" paddingBottom={2}>
        {move.title}
      </Typography>
      <Flex gap={2} wrap="wrap" alignItems="end">
        <Box flex="1 1 20rem">
          <Field.Root name="to">
            <Field.Label>{move.label}</Field.Label>
            <SingleSelect
              placeholder={move.placeholder}
              value={to ?? ''}
              disabled={isTyped}
              onChange={(value: string | number) => setTo(String(value))}
            >
              {open.map((each) => (
                <SingleSelectOption key={each.week} value={each.week}>
                  {each.state === 'planned'
                    ? move.taken(day(each.week))
                    : move.free(day(each.week))}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Box>
        <Button
          variant="secondary"
          size="L"
          disabled={!target || isTyped}
          loading={isBusy}
          onClick={() => void send()}
        >
          {isTaken ? move.swap : move.move}
        </Button>
      </Flex>
      <Box role="status" paddingTop={2}>
        {isTyped && (
          <Typography variant="pi" textColor="neutral600">
            {move.unsaved}
          </Typography>
        )}
        {target && isTaken && (
          <Typography variant="pi" textColor="warning700">
            {move.takenBy(day(target.week), titleOf(target, language))}
          </Typography>
        )}
      </Box>
      {failure && (
        <Notice variant="danger" onClose={() => setFailure(undefined)}>
          {failure}
        </Notice>
      )}
    </Box>
  );
}

const titleOf = ({ plan, outgoing }: PlannedWeek, language: Language): string =>
  plan[subjectOf[language]] || (outgoing?.texts[language] ?? outgoing?.texts.en ?? '');
