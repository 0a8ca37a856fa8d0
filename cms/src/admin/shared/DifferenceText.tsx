import { VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hexColor } from '../../contract/category.ts';
import type { Part } from './difference.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { Swatch } from './Swatch.tsx';
import { useLanguage, useTexts } from './texts.ts';

interface Props {
  parts: readonly Part[];
  /** Marks words without saying that they were added or removed, because neither text is the later one. */
  isNeutral?: boolean;
  renderText?: (part: string) => ReactNode;
}

/** A text that marks the words that another one does not have. */
export function DifferenceText({ parts, isNeutral = false, renderText = withSwatch }: Props) {
  const { common } = useTexts(textsByLanguage);
  const language = useLanguage();
  return parts.flatMap(spacesApart).map(({ text, change }, index) => {
    if (!change) return <span key={index}>{renderText(text)}</span>;
    if (isNeutral) return <Marked key={index}>{renderText(text)}</Marked>;
    const Changed = change === 'added' ? Added : Removed;
    return (
      <Changed key={index}>
        <VisuallyHidden lang={language}> {common[change]} </VisuallyHidden>
        {renderText(text)}
      </Changed>
    );
  });
}

/** Spaces before and after words are not marked, unless nothing else has changed. */
function spacesApart({ text, change }: Part): Part[] {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (!change || words === '') return [{ text, change }];
  const parts: Part[] = [
    { text: before, change: undefined },
    { text: words, change },
    { text: after, change: undefined },
  ];
  return parts.filter((part) => part.text !== '');
}

/** A category's color is hard to tell from its code. */
const withSwatch = (part: string): ReactNode =>
  hexColor.test(part) ? (
    <>
      <Swatch color={part} />
      {part}
    </>
  ) : (
    part
  );

const Added = styled.ins`
  background: ${({ theme }) => theme.colors.success100};
  color: ${({ theme }) => theme.colors.success700};
  text-decoration: underline;
`;

const Removed = styled.del`
  background: ${({ theme }) => theme.colors.danger100};
  color: ${({ theme }) => theme.colors.danger700};
  text-decoration: line-through;
`;

const Marked = styled.mark`
  background: ${({ theme }) => theme.colors.warning100};
  color: inherit;
  text-decoration: underline;
`;
