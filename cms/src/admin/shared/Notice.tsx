import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { CheckCircle, Cross, WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';
import { textsByLanguage as sharedTexts } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

interface Props {
  variant: 'success' | 'danger';
  /** A button next to the message. */
  action?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}

/** A message. Not Strapi's `Alert`, which always shows a close button. */
export function Notice({ variant, action, onClose, children }: Props) {
  const { common } = useTexts(sharedTexts);
  const Icon = variant === 'danger' ? WarningCircle : CheckCircle;
  return (
    <Flex
      role={variant === 'danger' ? 'alert' : 'status'}
      background={`${variant}100`}
      borderColor={`${variant}200`}
      hasRadius
      gap={3}
      padding={4}
    >
      <Box color={`${variant}600`} shrink={0} lineHeight={0}>
        <Icon aria-hidden width="2rem" height="2rem" fill={`${variant}600`} />
      </Box>
      <Flex gap={3} wrap="wrap" flex="1" minWidth={0}>
        <Typography tag="p">{children}</Typography>
        {action}
      </Flex>
      {onClose && (
        <IconButton variant="ghost" label={common.close} onClick={onClose}>
          <Cross />
        </IconButton>
      )}
    </Flex>
  );
}
