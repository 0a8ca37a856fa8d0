import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import type { LetterAffirmation, PlannedWeek } from '../../contract/newsletter.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { AffirmationSearch } from './AffirmationSearch.tsx';
import { AffirmationTexts } from './AffirmationTexts.tsx';
import type { PlanWork } from './use-plan.ts';

interface Props {
  week: PlannedWeek;
  work: PlanWork;
  isWritable: boolean;
  /** What Colibri would choose, if that is known. */
  expected: LetterAffirmation | null;
}

/** The affirmation of a week: the chosen one, or a search for one. */
export function AffirmationChoice({ week, work, isWritable, expected }: Props) {
  const { choice } = useTexts(textsByLanguage);
  const language = useLanguage();
  const { plan, chosen } = work;
  const [isSearching, setSearching] = useState(false);
  const another = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const isChosen = plan.affirmation !== null;

  // Choosing removes the search with the focused button, so the focus moves here.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    another.current?.focus();
  });

  if (week.state === 'missed' || week.state === 'unstarted') return null;
  const shown = isChosen ? chosen : week.state === 'sent' ? week.outgoing : null;
  const text = expected?.texts[language] ?? expected?.texts.en ?? '';
  return (
    <Box tag="section">
      <Typography tag="h3" variant="delta" paddingBottom={2}>
        {choice.title}
      </Typography>
      {shown && (
        <Box background="neutral100" borderColor="neutral200" hasRadius padding={4}>
          <AffirmationTexts affirmation={shown} />
        </Box>
      )}
      {!isChosen && week.state !== 'sent' && (
        <Typography tag="p" paddingBottom={3}>
          {choice.automatic} {text && choice.wouldBe(text)}
        </Typography>
      )}
      {isWritable && isChosen && (
        <Flex gap={2} wrap="wrap" paddingTop={3} paddingBottom={isSearching ? 3 : 0}>
          <Button
            ref={another}
            size="S"
            variant="secondary"
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          >
            {choice.another}
          </Button>
          <Button
            size="S"
            variant="tertiary"
            onClick={() => {
              setSearching(false);
              work.choose(null);
            }}
          >
            {choice.remove}
          </Button>
        </Flex>
      )}
      {isWritable && (!isChosen || isSearching) && (
        <AffirmationSearch
          week={week.week}
          chosen={plan.affirmation}
          onChoose={(found) => {
            takesFocus.current = true;
            work.choose(found);
            setSearching(false);
          }}
        />
      )}
    </Box>
  );
}
