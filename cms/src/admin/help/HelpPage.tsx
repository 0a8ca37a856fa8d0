import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';
import en from '../../../../docs/editing.md?raw';
import fr from '../../../../docs/editing.fr.md?raw';
import { textsByLanguage } from '../i18n/texts.ts';
import { sectionId } from '../shared/help-section.ts';
import { pictureHeights, pictureWidth } from './picture-heights.ts';
import { useLanguage, useTexts } from '../shared/texts.ts';

const guides = { en, fr };

/** The addresses of the guides' pictures, by their paths from this folder. */
const pictures = import.meta.glob<string>('../../../../docs/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of a guide, which names it by its path from `docs`. */
function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const [, name = ''] = /^pictures\/([a-z]+)\./.exec(src) ?? [];
  return (
    <img
      src={pictures[`../../../../docs/${src}`]}
      alt={alt}
      width={pictureWidth}
      height={pictureHeights[name]}
      loading="lazy"
    />
  );
}

function Heading({ children }: { children?: ReactNode }) {
  return <h2 id={sectionId(String(children))}>{children}</h2>;
}

/** The guide for editors and translators, rendered from docs/editing.md and docs/editing.fr.md. */
export default function HelpPage() {
  const { help } = useTexts(textsByLanguage);
  const guide = guides[useLanguage()];
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

  // The browser has looked for the section before it was there.
  // New browsers return a promise, which React would call as a cleanup.
  useEffect(() => void document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <Page.Main>
      <Page.Title>{help.title}</Page.Title>
      <Layouts.Header title={help.title} subtitle={help.subtitle} />
      <Layouts.Content>
        <Columns>
          <Contents aria-label={help.contents}>
            <h2>{help.contents}</h2>
            <ul>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${sectionId(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </Contents>
          <Article>
            {/* The page header already shows the title. */}
            <Markdown disallowedElements={['h1']} components={{ img: Picture, h2: Heading }}>
              {guide}
            </Markdown>
          </Article>
        </Columns>
      </Layouts.Content>
    </Page.Main>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 2.4rem;
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 76rem) minmax(16rem, 1fr);
  }
`;

const Contents = styled.nav`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;

  h2 {
    margin-bottom: 0.8rem;
    font-weight: 600;
  }
  a {
    display: inline-block;
    padding: 0.4rem 0;
    color: ${({ theme }) => theme.colors.primary700};
  }
  @media (min-width: 1080px) {
    position: sticky;
    top: 2.4rem;
    order: 1;
  }
`;

const Article = styled.article`
  margin-bottom: 4rem;
  padding: 1.2rem 3.2rem 2.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.5rem;
  line-height: 1.6;

  h2 {
    margin: 2.8rem 0 0.8rem;
    scroll-margin-top: 7.2rem;
    font-size: 1.8rem;
    font-weight: 600;
  }
  p,
  ul,
  ol {
    margin: 0.8rem 0;
  }
  ul {
    padding-left: 2.2rem;
    list-style: disc;
  }
  ol {
    padding-left: 2.2rem;
    list-style: decimal;
  }
  li {
    margin: 0.4rem 0;
  }
  strong {
    font-weight: 600;
  }
  img {
    width: 100%;
    height: auto;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
  }
  code {
    font-family: monospace;
  }
`;
