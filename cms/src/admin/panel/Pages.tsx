import { Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from './texts.ts';

interface Props {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** Previous and next, where there is more than one page. */
export function Pages({ page, pages, onGo }: Props) {
  const { common } = useTexts();
  if (pages < 2) return null;
  return (
    <Flex tag="nav" gap={3} justifyContent="center" paddingTop={4}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {common.previous}
      </Button>
      <Typography>{common.page(page, pages)}</Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {common.next}
      </Button>
    </Flex>
  );
}
