import { Box } from '@strapi/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../admin/shared/Notice.tsx';
import { clearOfHeader } from '../../admin/shared/scroll-to-hidden.ts';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** Why a save failed. It scrolls into view, because the keyboard can save from a field far above the buttons. */
export function SaveFailure({ onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // New browsers return a promise, which React would call as a cleanup.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <Place ref={box}>
      <Notice variant="danger" onClose={onClose}>
        {children}
      </Notice>
    </Place>
  );
}

const Place = styled(Box)`
  ${clearOfHeader}
`;
