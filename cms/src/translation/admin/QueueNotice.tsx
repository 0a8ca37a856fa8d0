import { Box, LinkButton } from '@strapi/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Notice } from '../../admin/shared/Notice.tsx';
import { clearOfHeader, scrollToHidden } from '../../admin/shared/scroll-to-hidden.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  /** The form of an entry that is to be opened. */
  path?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An error above the queue. It scrolls into view when it appears, because the list stays in view beside a long form, and
 * takes the focus, because the form that had it can be gone.
 */
export function QueueNotice({ path, onClose, children }: Props) {
  const { translation } = useTexts(textsByLanguage);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if (box.current) scrollToHidden(box.current);
  }, []);
  const link = path && (
    <LinkButton variant="tertiary" tag={Link} to={path}>
      {translation.open}
    </LinkButton>
  );
  return (
    <Place ref={box} tabIndex={-1} paddingBottom={4}>
      <Notice variant="danger" action={link} onClose={onClose}>
        {children}
      </Notice>
    </Place>
  );
}

const Place = styled(Box)`
  ${clearOfHeader}
`;
