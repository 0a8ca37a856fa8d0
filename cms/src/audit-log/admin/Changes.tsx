import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EntryDifference } from '../../admin/shared/EntryDifference.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { historyChanges, type HistoryChange, type HistoryEntry } from '../../contract/history.ts';
import { versionedFields } from '../../contract/versions.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** A button that opens the texts before and after an event. */
export function Changes({ entry, title }: { entry: HistoryEntry; title: string }) {
  const { history } = useTexts(textsByLanguage);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box paddingTop={2}>
      <Button
        variant="tertiary"
        size="S"
        aria-expanded={isOpen}
        aria-label={history.changesButton(
          isOpen ? history.hideChanges : history.showChanges,
          title,
        )}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? history.hideChanges : history.showChanges}
      </Button>
      {isOpen && (
        <Frame role="group" aria-label={history.changesOf(title)}>
          <Loaded entry={entry} />
        </Frame>
      )}
    </Box>
  );
}

function Loaded({ entry: { id, noun } }: { entry: HistoryEntry }) {
  const { history } = useTexts(textsByLanguage);
  const { data, failure, reload } = useFetch(`/panel/history/${id}/changes`, historyChanges);
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <Loading />;
  const { changes, total } = data;
  if (changes.length === 0) return <Typography tag="p">{history.gone}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      {changes.map((change) => (
        <Change
          key={change.documentId + change.language}
          noun={noun}
          change={change}
          isAlone={total === 1}
        />
      ))}
      {total > changes.length && (
        <Typography tag="p" textColor="neutral600">
          {history.more(changes.length, total)}
        </Typography>
      )}
    </Flex>
  );
}

interface ChangeProps {
  noun: HistoryEntry['noun'];
  change: HistoryChange;
  isAlone: boolean;
}

function Change({ noun, change: { language, before, after }, isAlone }: ChangeProps) {
  const { common } = useTexts(sharedTexts);
  const fields: readonly string[] =
    Object.entries(versionedFields).find(([key]) => key === noun)?.[1] ?? [];
  return (
    <div>
      {!isAlone && language && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {common.languages[language]}
        </Typography>
      )}
      <EntryDifference
        noun={noun}
        fields={fields}
        language={language ?? undefined}
        before={before ?? {}}
        after={after ?? {}}
      />
    </div>
  );
}

const Frame = styled.div`
  margin-top: 0.8rem;
  padding: 1.2rem 1.6rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral100};
`;
