import { IconButton } from '@strapi/design-system';
import { Question } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { sectionId } from './help-section.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

interface Props {
  title: string;
  subtitle: string;
  /** The section of the guide that explains the page. */
  section: keyof typeof textsByLanguage.en.helpSections;
  primaryAction?: ReactNode;
}

/** The heading of one of our pages, with a link to its section of the guide. */
export function PageHeader({ title, subtitle, section, primaryAction }: Props) {
  const { common, helpSections } = useTexts(textsByLanguage);
  const heading = helpSections[section];
  return (
    <Layouts.Header
      title={title}
      // In a narrow window, room for the link to the guide.
      paddingRight={{ initial: 9, medium: 0 }}
      subtitle={subtitle}
      primaryAction={primaryAction}
      secondaryAction={
        <Corner>
          <IconButton
            tag={Link}
            to={`/help#${sectionId(heading)}`}
            label={common.helpAbout(heading)}
            variant="ghost"
          >
            <Question />
          </IconButton>
        </Corner>
      }
    />
  );
}

/* In a narrow window, it would have a line of its own below the subtitle. */
const Corner = styled.div`
  @media (max-width: 767px) {
    position: absolute;
    top: 2rem;
    inset-inline-end: 1.6rem;
  }
`;
