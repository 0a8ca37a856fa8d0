import { Box } from '@strapi/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../admin/shared/Notice.tsx';
import { clearOfHeader, scrollToHidden } from '../../admin/shared/scroll-to-hidden.ts';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** An error above the queue. It scrolls into view when it appears, because the list stays in view beside a long form. */
export function QueueNotice({ onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) scrollToHidden(box.current);
  }, []);
  return (
    <Place ref={box} paddingBottom={4}>
      <Notice variant="danger" onClose={onClose}>
        {children}
      </Notice>
    </Place>
  );
}

const Place = styled(Box)`
  ${clearOfHeader}
`;
