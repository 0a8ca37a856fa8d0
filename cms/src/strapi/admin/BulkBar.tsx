import { createGlobalStyle } from 'styled-components';

/** What Strapi shows above a list while entries of it are selected: how many, and what can be done with them. */
const bar =
  'main div:has(+ div > div > div > table td > a[href*="/content-manager/collection-types/"])';

/**
 * Shows the actions for selected entries at the bottom of the window, where they don't move the list. Strapi inserts them
 * above it, so that the second click would select another entry. Hides what the dialog that publishes them doesn't know yet.
 */
export const BulkBar = createGlobalStyle`
  ${bar} {
    position: fixed;
    bottom: 1.6rem;
    z-index: 2;
    flex-wrap: wrap;
    max-width: calc(100vw - 3.2rem);
    padding: 1.2rem 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral0};
    box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  }
  /* Buttons with long names, such as the French ones, continue in a second line. */
  ${bar} > div {
    flex-wrap: wrap;
  }
  /* The choice of the page, which would be below the bar. */
  ${bar} ~ :last-child {
    padding-bottom: 8rem;
    @media (max-width: 767px) {
      padding-bottom: 20rem;
    }
  }
  /* Until the entries have loaded, Strapi's dialog that publishes them shows zeros. */
  [role='dialog'] [data-radix-scroll-area-viewport]:has(tbody:empty) > * {
    visibility: hidden;
  }
`;
