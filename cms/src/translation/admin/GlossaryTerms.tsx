import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { GlossaryTerm } from '../../contract/glossary.ts';
import { sourceLanguageOf } from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  terms: readonly GlossaryTerm[];
  /** The language that is translated into. */
  language: Language;
}

/** Terms with their translations and notes. */
export function GlossaryTerms({ terms, language }: Props) {
  const { glossary } = useTexts(textsByLanguage);
  const source = sourceLanguageOf[language];
  return (
    <List>
      {terms.map((term) => (
        <div key={term.documentId}>
          <dt lang={source}>{sidesOf(term, source).join(' · ')}</dt>
          <dd>
            {term.doNotTranslate ? (
              glossary.doNotTranslate
            ) : (
              <span lang={language}>{sidesOf(term, language).join(' · ')}</span>
            )}
            <Note term={term} />
          </dd>
        </div>
      ))}
    </List>
  );
}

/** The note in the panel's language, or else in the other one. */
function Note({ term: { note, noteFr } }: { term: GlossaryTerm }) {
  const isFrench = useLanguage() === 'fr' ? noteFr !== '' : note === '';
  const text = isFrench ? noteFr : note;
  if (!text) return null;
  return (
    <Typography
      lang={isFrench ? 'fr' : 'en'}
      variant="pi"
      textColor="neutral600"
      tag="span"
      display="block"
    >
      {text}
    </Typography>
  );
}

/** The possibilities of a term in a language. */
export function sidesOf({ english, french, doNotTranslate }: GlossaryTerm, language: Language) {
  const text = doNotTranslate || language === 'en' ? english : french;
  return text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);
}

const List = styled.dl`
  display: grid;
  gap: 0.6rem;
  width: 100%;
  font-size: 1.4rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};

  div {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: 1.2rem;
  }
  dt {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;
