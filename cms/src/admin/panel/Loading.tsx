import { Flex, Loader } from '@strapi/design-system';
import { useTexts } from './texts.ts';

/** Where something of a page is still to come. Strapi's own `Page.Loading` is a second `<main>`, in English. */
export function Loading() {
  const { common } = useTexts();
  return (
    <Flex justifyContent="center" padding={8}>
      <Loader>{common.loading}</Loader>
    </Flex>
  );
}
