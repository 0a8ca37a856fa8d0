import { css } from 'styled-components';

/** The height of Strapi's header, which stays while scrolling, or of its bar in narrow windows, with some room below. */
export const stickyHeader = 72;

/**
 * Scrolls to the beginning of an element unless that much of it is in view.
 * @param needed How many pixels of it must be in view; by default all.
 */
export function scrollToHidden(element: HTMLElement, needed = element.offsetHeight): void {
  const { top } = element.getBoundingClientRect();
  if (top < stickyHeader || top + needed > innerHeight) element.scrollIntoView();
}

/** Keeps what is scrolled to below the header. The bar of narrow windows is outside of what scrolls. */
export const clearOfHeader = css`
  scroll-margin-top: 1.2rem;

  @media (min-width: 1080px) {
    scroll-margin-top: ${stickyHeader}px;
  }
`;
