import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Language } from '../../contract/language.ts';

interface Props {
  label: string;
  language: Language;
  children: ReactNode;
}

/** A source text with its label. */
export function SourceText({ label, language, children }: Props) {
  return (
    <>
      <Typography variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Source background="neutral100" hasRadius padding={3} lang={language}>
        {children}
      </Source>
    </>
  );
}

const Source = styled(Box)`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.5;
  white-space: pre-wrap;

  mark {
    background: ${({ theme }) => theme.colors.primary100};
    color: inherit;
    border-bottom: 1px dotted ${({ theme }) => theme.colors.primary600};
  }
`;
