import type { ReactNode } from 'react';

interface Props {
  text: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page that opens with a click, also without JavaScript. */
export function Disclosure({ text, isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className="open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
        {text}
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
