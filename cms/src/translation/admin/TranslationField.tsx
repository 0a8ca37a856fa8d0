import { Field, Grid, TextInput, Textarea, Typography } from '@strapi/design-system';
import { useMemo, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import type { GlossaryTerm } from '../../contract/glossary.ts';
import type { ContentType } from '../../contract/change.ts';
import { isOptional, translatableFields, sourceLanguageOf } from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { formatList } from '../../admin/shared/format-list.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { labelOf } from '../../i18n/labels.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { findTerms, termsIn, unusedTerms, type SourcePiece } from './glossary.ts';
import { GlossaryTerms, sidesOf } from './GlossaryTerms.tsx';
import { SourceDifference } from './SourceDifference.tsx';
import { SourceText } from './SourceText.tsx';

interface Props {
  noun: ContentType;
  field: string;
  language: Language;
  source: string;
  /** The source that an outdated translation was made from, if it is known. */
  before: string | undefined;
  terms: readonly GlossaryTerm[];
  text: string;
  error: string | undefined;
  isWritable: boolean;
  /** Whether the text is being saved; anything typed now would be lost. */
  isBusy: boolean;
  onType: (text: string) => void;
}

/** Texts with a higher character limit get a multi-line input. */
const long = 100;

/** One field of the form, with its source text next to it. */
export function TranslationField({
  noun,
  field,
  language,
  source,
  before,
  terms,
  text,
  error,
  isWritable,
  isBusy,
  onType,
}: Props) {
  const { common } = useTexts(sharedTexts);
  const panelLanguage = useLanguage();
  const { translation, glossary } = useTexts(textsByLanguage);
  const most = translatableFields[noun][field] ?? 0;
  const count = common.characters(text.length, most);
  const label = labelOf(panelLanguage, noun, field);
  const sideOf = (term: GlossaryTerm, of: Language) =>
    formatList(panelLanguage, sidesOf(term, of).map(glossary.quoted), 'disjunction');
  const Input = most > long ? GrowingTextarea : TextInput;
  const from = sourceLanguageOf[language];
  const pieces = useMemo(() => findTerms(source, from, terms), [source, from, terms]);
  const found = termsIn(pieces);
  const unused = text.trim() === '' ? [] : unusedTerms(found, text, language);
  const isChanged = before !== undefined && before !== source;
  const foundTerms = found.length > 0 && (
    <>
      <Typography variant="pi" fontWeight="bold" paddingTop={2}>
        {glossary.title}
      </Typography>
      <GlossaryTerms terms={found} language={language} />
    </>
  );
  return (
    <Grid.Root gap={4}>
      {isChanged ? (
        <>
          <SourceDifference
            label={label}
            language={from}
            before={before}
            now={source}
            renderText={(part) => <SourcePieces pieces={findTerms(part, from, terms)} />}
          />
          {foundTerms && (
            <Grid.Item col={12} xs={12} direction="column" alignItems="stretch" gap={1}>
              {foundTerms}
            </Grid.Item>
          )}
        </>
      ) : (
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={1}>
          <SourceText label={translation.source(label, common.languages[from])} language={from}>
            {source ? <SourcePieces pieces={pieces} /> : <em>{translation.noSource}</em>}
          </SourceText>
          {foundTerms}
        </Grid.Item>
      )}
      <Grid.Item col={isChanged ? 12 : 6} xs={12} direction="column" alignItems="stretch">
        <Field.Root
          name={field}
          error={error && `${error} ${count}`}
          hint={count}
          required={isWritable && !isOptional(field)}
        >
          <Field.Label>{translation.target(label, common.languages[language])}</Field.Label>
          <Input
            value={text}
            lang={language}
            readOnly={!isWritable || isBusy}
            onChange={(event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
              onType(event.target.value)
            }
          />
          <Field.Error />
          <Field.Hint />
        </Field.Root>
        {isWritable &&
          unused.map((term) => (
            <Typography key={term.documentId} variant="pi" textColor="warning700" paddingTop={1}>
              {term.doNotTranslate
                ? glossary.untranslatable(glossary.quoted(term.english))
                : glossary.unused(sideOf(term, from), sideOf(term, language))}
            </Typography>
          ))}
      </Grid.Item>
    </Grid.Root>
  );
}

/** As high as its text, so that short ones leave the buttons on the screen. Strapi's has room for five lines. */
const GrowingTextarea = styled(Textarea)`
  && {
    height: auto;
    min-height: 6rem;
    max-height: 32rem;
    padding: 0.8rem 1.2rem;
    field-sizing: content;
  }
`;

/** A source text with its terms marked. */
function SourcePieces({ pieces }: { pieces: readonly SourcePiece[] }) {
  // The same pieces can occur more than once.
  return pieces.map(({ text, term }, index) =>
    term ? <mark key={`${index} ${text}`}>{text}</mark> : text,
  );
}
