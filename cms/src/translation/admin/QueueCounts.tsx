import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { useState } from 'react';
import {
  statesOf,
  translationStates,
  waitingStates,
  type QueueState,
  type TranslationCount,
} from '../../contract/translation.ts';
import { ChoiceButton } from '../../admin/shared/ChoiceButton.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { styled } from 'styled-components';
import { ProgressBar } from './ProgressBar.tsx';
import type { QueueParams } from './use-queue-params.ts';

interface Props {
  counts: readonly TranslationCount[];
  queueParams: QueueParams;
  onChoose: (queueParams: Partial<QueueParams>) => void;
}

/**
 * The numbers of translations in each state; each opens its queue. Only the row of the open queue is shown, so that a
 * text fits on the screen, unless it had none from the start. It stays alone after its last text, so that nothing moves.
 */
export function QueueCounts({ counts, queueParams, onChoose }: Props) {
  const { translation } = useTexts(textsByLanguage);
  const isCurrent = ({ noun, language }: TranslationCount) =>
    noun === queueParams.noun && language === queueParams.language;
  const current = counts.find(isCurrent);
  const [isOpen, setOpen] = useState(current?.[queueParams.state] === 0);
  const canFold = current !== undefined && counts.length > 1;
  const others = counts.filter((count) => !isCurrent(count)).map(waitingIn);
  return (
    <Frame background="neutral0" shadow="tableShadow" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {(canFold && !isOpen ? [current] : counts).map((count) => (
          <CountRow
            key={`${count.noun} ${count.language}`}
            count={count}
            queueParams={queueParams}
            onChoose={(queue) => {
              setOpen(false);
              onChoose(queue);
            }}
          />
        ))}
      </Flex>
      {canFold && (
        <TextButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? translation.hideOthers
            : translation.showAll(others.reduce((sum, count) => sum + count, 0))}
        </TextButton>
      )}
    </Frame>
  );
}

/** How many texts somebody can do something about. */
const waitingIn = (count: TranslationCount) =>
  waitingStates(count).reduce((sum, state) => sum + count[state], 0);

function CountRow({
  count,
  queueParams,
  onChoose,
}: Omit<Props, 'counts'> & { count: TranslationCount }) {
  const { common } = useTexts(sharedTexts);
  const { translation } = useTexts(textsByLanguage);
  const { noun, language, done } = count;
  const all = translationStates.reduce((sum, state) => sum + count[state], 0);
  const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
  const queues: QueueState[] = [...statesOf(noun, language)];
  if (count.commented > 0) queues.push('commented');
  const names = [common.nouns[noun], translation.inLanguages[language]] as const;
  return (
    <Flex tag="li" gap={4} wrap="wrap">
      <Box width="28rem" maxWidth="100%">
        <Flex justifyContent="space-between" paddingBottom={1} gap={2}>
          <Typography fontWeight="bold">
            {names[0]} <Typography textColor="neutral600">{names[1]}</Typography>
          </Typography>
          <Typography textColor="neutral600">{common.percent(percent)}</Typography>
        </Flex>
        <ProgressBar counts={count} label={translation.progress(...names, percent)} />
      </Box>
      <Queues>
        {queues.map((state) => (
          <ChoiceButton
            key={state}
            isEmpty={count[state] === 0}
            isChosen={
              queueParams.noun === noun &&
              queueParams.language === language &&
              queueParams.state === state
            }
            label={translation.countOf(count[state], translation.states[state], ...names)}
            onClick={() => onChoose({ noun, language, state })}
          >
            {translation.states[state]} <b>{count[state]}</b>
          </ChoiceButton>
        ))}
      </Queues>
    </Flex>
  );
}

const Frame = styled(Box)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.2rem;
`;

/** In a narrow window, empty queues would push the texts far down. */
const Queues = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  @media (max-width: 767px) {
    > [data-empty]:not([aria-pressed='true']) {
      display: none;
    }
  }
`;
