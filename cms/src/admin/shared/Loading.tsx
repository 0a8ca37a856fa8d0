import { Flex, Loader } from '@strapi/design-system';
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
