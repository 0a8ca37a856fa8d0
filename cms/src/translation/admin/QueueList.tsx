import {
  Badge,
  Box,
  Button,
  Checkbox,
  Flex,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { Message } from '@strapi/icons';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ContentType } from '../../contract/change.ts';
import {
  translatableFields,
  sourceLanguageOf,
  type TranslationEntry,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { clearOfHeader, stickyHeader } from '../../admin/shared/scroll-to-hidden.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { useUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { draftNameOf } from './use-translation.ts';

interface Props {
  noun: ContentType;
  language: Language;
  entries: readonly TranslationEntry[];
  total: number;
  /** The entry in the form. */
  shown: string;
  /** The entries to publish; undefined if none can be. */
  chosen: ReadonlySet<string> | undefined;
  onShow: (documentId: string) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onPublish: () => void;
}

/** The list of texts in a queue. Editors choose here what to publish. */
export function QueueList(props: Props) {
  const { noun, language, entries, total, shown, chosen, onShow, onChoose, onPublish } = props;
  const { translation, publishing, comments: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const drafts = useUnsavedDrafts();
  const ids = entries.map(({ documentId }) => documentId);
  const count = chosen?.size ?? 0;
  const [first = ''] = Object.keys(translatableFields[noun]);
  const lastToggled = useRef('');
  /** With `isRange`, all from the one toggled last up to this one become like this one. */
  const toggle = (documentId: string, isRange: boolean) => {
    const next = new Set(chosen);
    const start = isRange ? ids.indexOf(lastToggled.current) : -1;
    const end = ids.indexOf(documentId);
    const range =
      start === -1 ? [documentId] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
    for (const each of range) {
      if (chosen?.has(documentId)) next.delete(each);
      else next.add(each);
    }
    lastToggled.current = documentId;
    onChoose(next);
  };
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
      {chosen && (
        <Flex
          justifyContent="space-between"
          gap={2}
          wrap="wrap"
          paddingLeft={4}
          paddingRight={4}
          paddingBottom={3}
        >
          <Checkbox
            checked={count === ids.length ? true : count > 0 && 'indeterminate'}
            onCheckedChange={() => onChoose(new Set(count === ids.length ? [] : ids))}
          >
            {publishing.chooseAll}
          </Checkbox>
          <Button
            size="S"
            aria-disabled={count === 0}
            variant={count === 0 ? 'tertiary' : 'default'}
            onClick={() => count > 0 && onPublish()}
          >
            {publishing.publishChosen(count)}
          </Button>
        </Flex>
      )}
      <List>
        {entries.map(({ documentId, source, target, comments, publishAt }) => (
          <li key={documentId}>
            {chosen && (
              <Checkbox
                aria-label={publishing.choose(source[first] ?? '')}
                checked={chosen.has(documentId)}
                // The space bar clicks it, too.
                onClick={({ shiftKey }: { shiftKey: boolean }) => toggle(documentId, shiftKey)}
              />
            )}
            <button
              type="button"
              aria-current={documentId === shown}
              onClick={() => onShow(documentId)}
            >
              <span>
                <span lang={sourceLanguageOf[language]}>{source[first]}</span>
                {chosen && <small lang={language}> {target[first]}</small>}
                {publishAt && (
                  <small>
                    {publishing.scheduledFor(formatDate(publishAt, { dateStyle: 'long' }))}
                  </small>
                )}
              </span>
              {comments > 0 && (
                <>
                  <Badge aria-hidden title={texts.open(comments)}>
                    {comments} <Message width="1.2rem" height="1.2rem" />
                  </Badge>
                  <VisuallyHidden>{texts.open(comments)}</VisuallyHidden>
                </>
              )}
              {drafts.read(draftNameOf(documentId, language)) && <b title={translation.typed}>●</b>}
            </button>
          </li>
        ))}
      </List>
    </Box>
  );
}

const List = styled.ol`
  /* Together with its head and the links to other pages, as high as the window. */
  max-height: min(56rem, 100dvh - 28rem);
  overflow-y: auto;

  @media (max-width: 768px) {
    max-height: 24rem;
  }
  li {
    display: flex;
    align-items: center;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  li > :first-child:not(:last-child) {
    margin-inline-start: 1.6rem;
  }
  li > button:last-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.8rem;
    flex: 1;
    padding: 1rem 1.6rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  li > button:last-child:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  li > button:last-child:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
  li:has(> [aria-current='true']),
  li > button[aria-current='true']:last-child {
    background: ${({ theme }) => theme.colors.primary100};
  }
  li > button[aria-current='true']:last-child {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  li > button:last-child > [aria-hidden] {
    flex-shrink: 0;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    font-weight: 400;
  }
  b {
    color: ${({ theme }) => theme.colors.warning600};
  }
`;

/** The list, with the button that publishes, stays in view beside a long form. */
export const Column = styled.div`
  ${clearOfHeader}

  @media (min-width: 1080px) {
    position: sticky;
    top: ${stickyHeader}px;
  }
`;
