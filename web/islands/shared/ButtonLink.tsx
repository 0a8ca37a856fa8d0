import type { ComponentProps } from 'react';
import { buttonLinkClasses } from '../../logic/class-names.ts';

interface Props extends ComponentProps<'a'> {
  look?: keyof typeof buttonLinkClasses;
}

export function ButtonLink({ look = 'filled', children, ...attributes }: Props) {
  return (
    <a {...attributes} className={buttonLinkClasses[look]}>
      {children}
    </a>
  );
}
