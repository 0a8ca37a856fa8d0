import { Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ContentType } from '../../contract/change.ts';
import {
  translatableFields,
  sourceLanguageOf,
  type TranslationEntry,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { draftNameOf } from './use-translation.ts';

interface Props {
  noun: ContentType;
  language: Language;
  entries: readonly TranslationEntry[];
  total: number;
  chosen: string;
  onChoose: (documentId: string) => void;
}

/** The list of texts in a queue. */
export function QueueList({ noun, language, entries, total, chosen, onChoose }: Props) {
  const { translation } = useTexts(textsByLanguage);
  const drafts = useUnsavedDrafts();
  const [first = ''] = Object.keys(translatableFields[noun]);
  return (
    <Box
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      tag="nav"
      aria-label={translation.queue}
    >
      <Flex justifyContent="space-between" padding={4}>
        <Typography variant="delta" tag="h2">
          {translation.queue}
        </Typography>
        <Typography textColor="neutral600">{total}</Typography>
      </Flex>
      <List>
        {entries.map(({ documentId, source }) => (
          <li key={documentId}>
            <button
              type="button"
              aria-current={documentId === chosen}
              onClick={() => onChoose(documentId)}
            >
              <span lang={sourceLanguageOf[language]}>{source[first]}</span>
              {drafts.read(draftNameOf(documentId, language)) && <b title={translation.typed}>●</b>}
            </button>
          </li>
        ))}
      </List>
    </Box>
  );
}

const List = styled.ol`
  max-height: 56rem;
  overflow-y: auto;

  @media (max-width: 768px) {
    max-height: 24rem;
  }
  button {
    display: flex;
    justify-content: space-between;
    gap: 0.8rem;
    width: 100%;
    padding: 1rem 1.6rem;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
  button[aria-current='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  b {
    color: ${({ theme }) => theme.colors.warning600};
  }
`;
