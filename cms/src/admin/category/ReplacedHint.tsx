import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** A field's hint, which its error mentions and which Strapi's field hides beside an error. */
export const ReplacedHint = ({ children }: { children: ReactNode }) => (
  <Typography variant="pi" textColor="neutral600">
    {children}
  </Typography>
);
