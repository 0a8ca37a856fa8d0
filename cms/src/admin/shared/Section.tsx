import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Section({ title, hint, children }: Props) {
  return (
    <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Box>
          <Typography variant="beta" tag="h2">
            {title}
          </Typography>
          {hint && (
            <Typography tag="p" textColor="neutral600">
              {hint}
            </Typography>
          )}
        </Box>
        {children}
      </Flex>
    </Box>
  );
}
