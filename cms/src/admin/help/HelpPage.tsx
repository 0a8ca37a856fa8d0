import { Layouts, Page } from '@strapi/strapi/admin';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';
import en from '../../../../docs/editing.md?raw';
import fr from '../../../../docs/editing.fr.md?raw';
import { textsByLanguage } from '../i18n/texts.ts';
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
  return <img src={pictures[`../../../../docs/${src}`]} alt={alt} loading="lazy" />;
}

/** The guide for editors and translators, rendered from docs/editing.md and docs/editing.fr.md. */
export default function HelpPage() {
  const { help } = useTexts(textsByLanguage);
  return (
    <Page.Main>
      <Page.Title>{help.title}</Page.Title>
      <Layouts.Header title={help.title} subtitle={help.subtitle} />
      <Layouts.Content>
        <Article>
          {/* The page header already shows the title. */}
          <Markdown disallowedElements={['h1']} components={{ img: Picture }}>
            {guides[useLanguage()]}
          </Markdown>
        </Article>
      </Layouts.Content>
    </Page.Main>
  );
}

const Article = styled.article`
  max-width: 76rem;
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
