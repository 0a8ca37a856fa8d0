import { Box, Button, Field, Flex, TextButton, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { comment, commentLimits, type Comment } from '../../contract/translation-help.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Notice } from '../../admin/shared/Notice.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { useFetch, useFormatError } from '../../admin/shared/use-fetch.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  noun: ContentType;
  documentId: string;
  language: Language;
  /** Called when the number of open comments has changed. */
  onChanged: () => void;
}

const list = z.array(comment);

/** What editors and translators say to each other about a text. */
export function Comments({ noun, documentId, language, onChanged }: Props) {
  const { common } = useTexts(sharedTexts);
  const { comments } = useTexts(textsByLanguage);
  const { post, put } = useFetchClient();
  const formatError = useFormatError();
  const path = `/panel/translations/${noun}/${documentId}/comments`;
  const { data, failure, reload } = useFetch(`${path}?language=${language}`, list);
  const drafts = useUnsavedDrafts();
  const draftName = `comment-${language}-${documentId}`;
  const [text, setText] = useState(() => String(drafts.read(draftName)?.values['text'] ?? ''));
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isAll, setAll] = useState(false);
  const all = data ?? [];
  const resolved = all.filter(({ isResolved }) => isResolved).length;
  const shown = all.filter(({ isResolved }) => isAll || !isResolved);

  const act = async (call: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await call();
      reload();
      onChanged();
    } catch (error) {
      setRefusal(formatError(error));
    } finally {
      setBusy(false);
    }
  };
  const type = (typed: string) => {
    setText(typed);
    if (typed) drafts.keep(draftName, { values: { text: typed } });
    else drafts.forget(draftName);
  };
  const add = () => {
    if (text.trim() === '') return;
    void act(async () => {
      await post(path, { language, text });
      type('');
    });
  };
  const resolve = (id: number, isResolved: boolean) => {
    void act(() => put(`${path}/${id}`, { language, isResolved }));
    // The button that was pressed goes away with its comment.
    heading.current?.focus();
  };

  return (
    <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography ref={heading} variant="delta" tag="h2" tabIndex={-1}>
          {comments.title}
        </Typography>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {refusal && (
          <Notice variant="danger" onClose={() => setRefusal(undefined)}>
            {refusal}
          </Notice>
        )}
        {data && shown.length === 0 && (
          <Typography textColor="neutral600">
            {data.length === 0 ? comments.none : comments.noneOpen}
          </Typography>
        )}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {shown.map((each) => (
            <OneComment
              key={each.id}
              comment={each}
              onResolve={(isResolved) => resolve(each.id, isResolved)}
            />
          ))}
        </Flex>
        {resolved > 0 && !isAll && (
          <Box>
            <TextButton onClick={() => setAll(true)}>{comments.showResolved(resolved)}</TextButton>
          </Box>
        )}
        <Field.Root
          name="comment"
          hint={`${comments.hint} ${common.characters(text.length, commentLimits.text)}`}
        >
          <Field.Label>{comments.label}</Field.Label>
          <Textarea
            value={text}
            maxLength={commentLimits.text}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => type(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              // Otherwise, it would save the translation.
              event.preventDefault();
              if (!event.repeat) add();
            }}
          />
          <Field.Hint />
        </Field.Root>
        <Box>
          <Button
            variant="secondary"
            aria-disabled={text.trim() === ''}
            loading={isBusy}
            onClick={add}
          >
            {comments.add}
          </Button>
        </Box>
      </Flex>
    </Box>
  );
}

function OneComment({
  comment: { at, by, text, isResolved },
  onResolve,
}: {
  comment: Comment;
  onResolve: (isResolved: boolean) => void;
}) {
  const { comments } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="start" gap={3}>
      <Box>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {by} · {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
          {isResolved && ` · ${comments.resolved}`}
        </Typography>
        <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <Button
        size="S"
        variant="tertiary"
        aria-label={comments.of(isResolved ? comments.reopen : comments.resolve, text)}
        onClick={() => onResolve(!isResolved)}
      >
        {isResolved ? comments.reopen : comments.resolve}
      </Button>
    </Flex>
  );
}
