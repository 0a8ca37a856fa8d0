import { Box, Field, TextInput, Typography } from '@strapi/design-system';
import { useDebounce } from '@strapi/strapi/admin';
import { useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import {
  affirmationChoice,
  newsletterLimits,
  type AffirmationChoice,
} from '../../contract/newsletter.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { formatList } from '../../admin/shared/format-list.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { AffirmationTexts } from './AffirmationTexts.tsx';

interface Props {
  week: string;
  /** The document id of the affirmation that is chosen now. */
  chosen: string | null;
  onChoose: (affirmation: AffirmationChoice) => void;
}

const choices = z.array(affirmationChoice);
const debounceMilliseconds = 300;

/** A search for the affirmation of a week. Before anything is typed, it suggests some. */
export function AffirmationSearch({ week, chosen, onChoose }: Props) {
  const { choice } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const [typed, setTyped] = useState('');
  const q = useDebounce(typed.trim(), debounceMilliseconds).slice(0, newsletterLimits.query);
  const { data, isLoading, failure, reload } = useFetch(
    `/panel/letter/choices?${new URLSearchParams({ q })}`,
    choices,
  );
  const heading = q ? choice.found : choice.suggested;
  return (
    <Box aria-busy={isLoading}>
      <Field.Root name="search">
        <Field.Label>{choice.search}</Field.Label>
        <TextInput
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
        />
      </Field.Root>
      {failure && <LoadError failure={failure} onRetry={reload} />}
      {!data && isLoading && <Loading />}
      {data && (
        <Typography tag="p" role="status" variant="pi" textColor="neutral600" paddingTop={3}>
          {isLoading ? common.loading : data.length === 0 ? choice.nothingFound : heading}
        </Typography>
      )}
      <List aria-label={heading}>
        {data?.map((found) => (
          <li key={found.documentId}>
            <Choice
              type="button"
              aria-pressed={found.documentId === chosen}
              onClick={() => onChoose(found)}
            >
              <AffirmationTexts affirmation={found} />
              <Match match={found.match} />
              <Weeks found={found} week={week} />
            </Choice>
          </li>
        ))}
      </List>
    </Box>
  );
}

/** Why a search has found an affirmation whose texts don't show it. */
function Match({ match }: Pick<AffirmationChoice, 'match'>) {
  const { choice } = useTexts(textsByLanguage);
  if (!match) return null;
  return (
    <Typography variant="pi" textColor="neutral600">
      {choice.match[match.field]} <span lang={match.language}>{match.content}</span>
    </Typography>
  );
}

/** When an affirmation was sent last, and for which other weeks it is planned. */
function Weeks({ found: { lastSent, planned }, week }: { found: AffirmationChoice; week: string }) {
  const { choice } = useTexts(textsByLanguage);
  const language = useLanguage();
  const formatDate = useFormatDate();
  const day = (date: string) => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const others = planned.filter((each) => each !== week);
  return (
    <>
      {lastSent && (
        <Typography variant="pi" textColor="neutral600">
          {choice.lastSent(day(lastSent))}
        </Typography>
      )}
      {others.length > 0 && (
        <Typography variant="pi" textColor="warning700">
          {choice.planned(formatList(language, others.map(day)))}
        </Typography>
      )}
    </>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  max-height: 32rem;
  margin-top: 0.8rem;
  padding: 0.2rem;
  overflow-y: auto;
`;

const Choice = styled.button`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  width: 100%;
  padding: 0.8rem 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;
