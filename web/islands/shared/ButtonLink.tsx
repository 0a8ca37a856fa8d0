import type { ComponentProps } from 'react';
import { buttonLinkLooks } from '../../logic/looks.ts';

interface Props extends ComponentProps<'a'> {
  look?: keyof typeof buttonLinkLooks;
}

export function ButtonLink({ look = 'filled', children, ...attributes }: Props) {
  return (
    <a {...attributes} className={buttonLinkLooks[look]}>
      {children}
    </a>
  );
}
