import type { ReactNode } from 'react';
import { LookingBird } from './LookingBird.tsx';

interface Props {
  heading?: string;
  text: string;
  children: ReactNode;
}

/** A part of a page in which there is nothing to read, and one thing to do next. */
export function Panel({ heading, text, children }: Props) {
  return (
    <div className="bg-sky text-ink rounded-sheet px-5 pt-8 pb-10 text-center">
      <LookingBird />
      {heading && <h2 className="text-title mt-4">{heading}</h2>}
      <p className="text-large mx-auto mt-3 mb-6 max-w-text leading-snug text-balance">{text}</p>
      {children}
    </div>
  );
}
