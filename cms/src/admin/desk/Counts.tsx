import { Box, Flex, Typography } from '@strapi/design-system';
import { isFollower, translationStates, type DeskCount } from '../../contract/desk.ts';
import { ChoiceButton } from '../panel/ChoiceButton.tsx';
import { useTexts } from '../panel/texts.ts';
import { Bar } from './Bar.tsx';
import type { Place } from './place.ts';

interface Props {
  counts: readonly DeskCount[];
  place: Place;
  onChoose: (place: Partial<Place>) => void;
}

/** How much is missing, outdated and done; each number opens its queue. */
export function Counts({ counts, place, onChoose }: Props) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {counts.map((count) => (
          <CountRow
            key={`${count.noun} ${count.language}`}
            count={count}
            place={place}
            onChoose={onChoose}
          />
        ))}
      </Flex>
    </Box>
  );
}

function CountRow({ count, place, onChoose }: Omit<Props, 'counts'> & { count: DeskCount }) {
  const { common, desk } = useTexts();
  const { noun, language, missing, outdated, done } = count;
  const all = missing + outdated + done;
  const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
  const names = [common.nouns[noun], desk.intoLanguages[language]] as const;
  const states = translationStates.filter((state) => state !== 'outdated' || isFollower(language));
  return (
    <Flex tag="li" gap={4} wrap="wrap">
      <Box width="32rem" maxWidth="100%">
        <Flex justifyContent="space-between" paddingBottom={1} gap={2}>
          <Typography fontWeight="bold">
            {names[0]} <Typography textColor="neutral600">{names[1]}</Typography>
          </Typography>
          <Typography textColor="neutral600">{common.percent(percent)}</Typography>
        </Flex>
        <Bar
          done={done}
          outdated={outdated}
          missing={missing}
          label={desk.progress(...names, percent)}
        />
      </Box>
      <Flex gap={2} wrap="wrap">
        {states.map((state) => (
          <ChoiceButton
            key={state}
            isChosen={place.noun === noun && place.language === language && place.state === state}
            label={desk.countOf(count[state], desk.states[state], ...names)}
            onClick={() => onChoose({ noun, language, state })}
          >
            {desk.states[state]} <b>{count[state]}</b>
          </ChoiceButton>
        ))}
      </Flex>
    </Flex>
  );
}
