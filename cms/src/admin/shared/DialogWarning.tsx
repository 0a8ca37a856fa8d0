import { Box, Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** A warning above the content of one of Strapi's dialogs. */
export function DialogWarning({ children }: { children: ReactNode }) {
  return (
    <Box paddingTop={6} paddingLeft={8} paddingRight={8}>
      <Flex
        direction="column"
        alignItems="stretch"
        gap={2}
        padding={4}
        hasRadius
        background="warning100"
        borderColor="warning200"
      >
        {children}
      </Flex>
    </Box>
  );
}
