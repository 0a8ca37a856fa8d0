import { Box, Button, Flex, LinkButton, TextButton, Typography } from '@strapi/design-system';
import { useIsMobile } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import type { GlossaryTerm } from '../../contract/glossary.ts';
import type { ContentType } from '../../contract/change.ts';
import {
  isOptional,
  translatableFields,
  type TranslationEntry,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { DiscardButton } from '../../admin/shared/DiscardButton.tsx';
import { clearOfHeader } from '../../admin/shared/scroll-to-hidden.ts';
import { PresenceNotice } from '../../versions/admin/PresenceNotice.tsx';
import { usePresence } from '../../versions/admin/presence.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { EntryNotices } from './EntryNotices.tsx';
import { InsertedStatus } from './InsertedStatus.tsx';
import { NewerTranslation } from './NewerTranslation.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { SharedFields } from './SharedFields.tsx';
import { SimilarTranslations } from './SimilarTranslations.tsx';
import { useSimilar } from './use-similar.ts';
import { TranslationField } from './TranslationField.tsx';
import { useTranslation } from './use-translation.ts';
import { useFirstField } from './TypeAhead.tsx';
import { TypographyNotice } from './TypographyNotice.tsx';
import { frenchTypography } from './typography.ts';
import {
  actionsOfKey,
  digitOf,
  formActions,
  isElsewhere,
  type FormAction,
} from './form-actions.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';

export interface TranslationFormProps {
  noun: ContentType;
  language: Language;
  entry: TranslationEntry;
  terms: readonly GlossaryTerm[];
  isWritable: boolean;
  isPublishable: boolean;
  /** Grows with each step through the queue; each time, the focus moves into the text. */
  focusRequests: number;
  /** The field of `TypeAhead`. */
  aheadRef: RefObject<HTMLTextAreaElement>;
  /** The status above the form. */
  statusRef: RefObject<HTMLDivElement>;
  onStep: (by: 1 | -1) => void;
  onPublish: (entry: TranslationEntry) => void;
  onSettled: (sentence: string) => void;
  onFailed: () => void;
  /** Called when the text or its source has changed since it was loaded, with a message if that prevented a save. */
  onOutdated: (message?: string) => void;
}

/** The form for one translation, with the source text next to each field. */
export function TranslationForm(props: TranslationFormProps) {
  const { noun, language, entry, isWritable, isPublishable, onStep } = props;
  const { translation } = useTexts(textsByLanguage);
  // In a narrow window, suggestions would move the buttons off the screen.
  const isNarrow = useIsMobile();
  const form = useRef<HTMLFormElement>(null);
  const focusField = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const work = useTranslation(props, focusField);
  const { isTyped } = work;
  usePresence({ noun, documentId: entry.documentId, language }, entry.savedAt ?? new Date(0));
  const similar = useSimilar({
    noun,
    documentId: entry.documentId,
    language,
    text: work.texts['text'] ?? '',
    onType: (text) => work.type('text', text),
  });
  const actions = formActions({ noun, state: entry.state, isTyped, isWritable, isPublishable });
  const run: Record<FormAction, () => void> = {
    save: () => work.save(true),
    saveReady: () => work.save(true),
    saveForReview: () => work.save(false),
    markUpToDate: () => work.mark(true),
    sendBack: () => work.mark(false),
    publish: () => props.onPublish(entry),
  };
  const keys: Readonly<Record<string, string>> = translation.keys;
  const fields = Object.keys(translatableFields[noun]);
  const isBlank = (field: string) =>
    isOptional(field) && !entry.source[field] && !work.texts[field];
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = isWritable && !isUnfolded ? fields.filter(isBlank) : [];
  const misprinted = fields.filter((field) => {
    const text = work.texts[field] ?? '';
    return isWritable && language === 'fr' && frenchTypography(text) !== text;
  });
  const lastField = useRef('');
  const fix = () => {
    if (misprinted.length === 0 || work.isBusy) return;
    work.typeAll(
      Object.fromEntries(
        misprinted.map((field) => [field, frenchTypography(work.texts[field] ?? '')]),
      ),
    );
    focusField(misprinted.find((field) => field === lastField.current) ?? misprinted[0] ?? '');
  };

  useFirstField({ ...props, form, isBusy: work.isBusy });
  useEffect(() => {
    if (isUnfolded) form.current?.querySelector<HTMLElement>('[name="keywords"]')?.focus();
  }, [isUnfolded]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Holding a key down would save texts that nobody has read.
    if (event.repeat || event.defaultPrevented || isElsewhere(event)) return;
    if (event.altKey && event.code === 'KeyP') {
      event.preventDefault();
      fix();
      return;
    }
    const action = actionsOfKey(event).find((each) => actions.includes(each));
    const by = event.altKey && { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    const suggested = isWritable && event.altKey && similar.found[digitOf(event) - 1];
    if (!action && !by && !suggested) return;
    event.preventDefault();
    if (action) run[action]();
    else if (by) onStep(by);
    else if (suggested && !work.isBusy) similar.insert(suggested.target);
  };
  // On the document, so that the shortcuts work wherever the focus is.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const suggestions = isWritable && similar.found.length > 0 && (
    <SimilarTranslations
      found={similar.found}
      source={entry.source['text'] ?? ''}
      language={language}
      onInsert={similar.insert}
    />
  );
  return (
    <Frame
      ref={form}
      tag="form"
      noValidate
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={4}
      onFocus={({ target }: { target: { name?: string } }) => {
        if (target.name) lastField.current = target.name;
      }}
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        const [first] = actions;
        if (first) run[first]();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <PresenceNotice />
        <EntryNotices entry={entry} isWritable={isWritable} isPublishable={isPublishable} />
        <NewerTranslation noun={noun} language={language} work={work} />
        <SharedFields noun={noun} shared={entry.shared} />
        {fields
          .filter((field) => !folded.includes(field))
          .map((field) => (
            <TranslationField
              key={field}
              noun={noun}
              field={field}
              language={language}
              source={entry.source[field] ?? ''}
              before={entry.before?.[field]}
              // Keywords aren't translations of each other.
              terms={isOptional(field) ? [] : props.terms}
              text={work.texts[field] ?? ''}
              error={work.errors[field]}
              isWritable={isWritable}
              isBusy={work.isBusy}
              onType={(text) => work.type(field, text)}
            />
          ))}
        {folded.length > 0 && (
          <Box>
            <TextButton type="button" onClick={() => setUnfolded(true)}>
              {translation.addKeywords}
            </TextButton>
          </Box>
        )}
        {misprinted.length > 0 && <TypographyNotice noun={noun} fields={misprinted} onFix={fix} />}
        {!isNarrow && suggestions}
        {work.failure && <SaveFailure onClose={work.dismiss}>{work.failure}</SaveFailure>}
        <Box>
          <InsertedStatus isShown={similar.canUndo && isTyped} onUndo={similar.undo} />
          <Flex gap={2} wrap="wrap">
            {actions.map((action, index) => (
              <Button
                key={action}
                type={index === 0 ? 'submit' : 'button'}
                variant={index === 0 ? 'default' : 'secondary'}
                loading={index === 0 && work.isBusy}
                disabled={work.isBusy || work.theirs !== undefined}
                onClick={index === 0 ? undefined : run[action]}
              >
                {translation[action]}
              </Button>
            ))}
            <DiscardButton
              isTyped={isTyped}
              isBusy={work.isBusy}
              onDiscard={work.discard}
              onPutBack={work.putBack}
            />
            <Button variant="tertiary" onClick={() => onStep(1)}>
              {translation.skip}
            </Button>
            <LinkButton variant="ghost" tag={Link} to={entryPath(noun, entry.documentId, language)}>
              {translation.open}
            </LinkButton>
          </Flex>
        </Box>
        <Typography variant="pi" textColor="neutral600">
          {isTyped && `${translation.typed} `}
          {[...actions, 'step'].flatMap((action) => keys[action] ?? []).join(' · ')}
        </Typography>
        {isNarrow && suggestions}
      </Flex>
    </Frame>
  );
}

const Frame = styled(Box)`
  ${clearOfHeader}
`;
