import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { languages } from '../../contract/language.ts';
import type { LetterAffirmation } from '../../contract/newsletter.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** An affirmation in both languages, and which of them readers can't see yet. */
export function AffirmationTexts({ affirmation }: { affirmation: LetterAffirmation }) {
  const { common } = useTexts(sharedTexts);
  const { choice } = useTexts(textsByLanguage);
  return (
    <Texts>
      {languages.map((language) => (
        <span key={language}>
          <abbr title={common.languages[language]}>{language}</abbr>
          <span>
            <span lang={language}>{affirmation.texts[language]}</span>
            {affirmation.texts[language] === null && (
              <Typography variant="pi" textColor="warning700">
                {choice.untranslated[language]}
              </Typography>
            )}
            {affirmation.texts[language] !== null && !affirmation.isPublished[language] && (
              <Typography variant="pi" textColor="warning700">
                {' '}
                {choice.draft[language]}
              </Typography>
            )}
          </span>
        </span>
      ))}
    </Texts>
  );
}

const Texts = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;

  > span {
    display: grid;
    grid-template-columns: 2.4rem minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  abbr {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    text-decoration: none;
    text-transform: uppercase;
  }
`;
