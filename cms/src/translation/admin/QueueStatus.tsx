import { Typography } from '@strapi/design-system';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import {
  clearOfHeader,
  scrollToHidden,
  stickyHeader,
} from '../../admin/shared/scroll-to-hidden.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  statusRef: RefObject<HTMLDivElement>;
  /** What has happened; empty at first. */
  news: string;
  /** Whether there is a text in the form. */
  hasText: boolean;
  isAtEnd: boolean;
  /** A button for the end of the queue. */
  children: ReactNode;
}

/**
 * What has happened to the last text, above the list and the form. In a narrow window, the form is below the list and
 * fills the screen, so the status is between them, and in view with the form.
 */
export function QueueStatus({ statusRef, news, hasText, isAtEnd, children }: Props) {
  const { translation } = useTexts(textsByLanguage);
  const isLast = isAtEnd && hasText;
  const sentences = [news, news && hasText && translation.next, isLast && translation.lastOne];
  useEffect(() => {
    // There is no form that would come into view with it.
    if (news && !hasText && statusRef.current) scrollToHidden(statusRef.current);
  }, [news, hasText, statusRef]);
  return (
    <Row ref={statusRef}>
      <Typography role="status" tag="p" textColor="success600">
        {sentences.filter(Boolean).join(' ')}
      </Typography>
      {isLast && children}
    </Row>
  );
}

/* The gap of the grid. */
const gap = '1.6rem';

const Row = styled.div`
  grid-column: 1 / -1;
  ${clearOfHeader}

  @media (max-width: 1079px) {
    /* Without a status, only the form comes into view, below the gap. */
    &:has(> :only-child:empty) {
      scroll-margin-top: calc(1.2rem - ${gap});
    }
  }

  @media (min-width: 1080px) {
    order: -1;
    min-height: 2.8rem;

    &:not(:only-child) {
      margin-bottom: -${gap};
      scroll-margin-top: calc(${stickyHeader}px - 1.2rem);
    }

    /* Without a status, the list and the form come into view right below the header. */
    &:not(:only-child):has(> :only-child:empty) {
      scroll-margin-top: calc(${stickyHeader}px - 2.8rem);
    }
  }
`;
