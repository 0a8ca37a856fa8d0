import { Button, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { textsByLanguage as sharedTexts } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

interface Props {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** Pagination. If the current page no longer exists, the last one is shown. */
export function Pages({ page, pages, onGo }: Props) {
  const { common } = useTexts(sharedTexts);
  useEffect(() => {
    if (pages > 0 && page > pages) onGo(pages);
  }, [page, pages, onGo]);
  if (pages < 2) return null;

  const button = (to: number, label: string) => {
    const isThere = to >= 1 && to <= pages;
    return (
      // Kept but disabled at the end, so that focus is not lost.
      <Button variant="tertiary" aria-disabled={!isThere} onClick={() => isThere && onGo(to)}>
        {label}
      </Button>
    );
  };
  return (
    <Frame>
      <Buttons>
        {button(page - 1, common.previous)}
        <Typography>{common.page(page, pages)}</Typography>
        {button(page + 1, common.next)}
      </Buttons>
    </Frame>
  );
}

const Frame = styled.nav`
  width: 100%;
  padding-top: 1.6rem;
  container-type: inline-size;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 1.2rem;

  /* Beside a form, there is no room for all in one line. */
  @container (max-width: 30rem) {
    gap: 0.8rem;

    > span {
      flex-basis: 100%;
      order: -1;
      text-align: center;
    }
  }
`;
