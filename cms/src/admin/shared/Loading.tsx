import { Flex, Loader, Typography } from '@strapi/design-system';
import { textsByLanguage as sharedTexts } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

/** A loading indicator for part of a page. Strapi's `Page.Loading` adds a second `<main>` and is only in English. */
export function Loading() {
  const { common } = useTexts(sharedTexts);
  return (
    <Flex justifyContent="center" padding={8}>
      <Loader>{common.loading}</Loader>
    </Flex>
  );
}

/** The same in a panel beside a form, as low as what it replaces, so that nothing jumps. */
export function LoadingText() {
  const { common } = useTexts(sharedTexts);
  return <Typography textColor="neutral600">{common.loading}</Typography>;
}
