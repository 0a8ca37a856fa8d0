import type { ReactNode } from 'react';
import { SearchingBird } from './SearchingBird.tsx';

interface Props {
  heading?: string;
  text: string;
  children?: ReactNode;
}

/** Shown for an empty part of a page, with one thing to do next. */
export function EmptyState({ heading, text, children }: Props) {
  return (
    <div className="bg-sky text-ink rounded-sheet px-5 pt-8 pb-10 text-center">
      <SearchingBird />
      {heading && <h2 className="text-title mt-4">{heading}</h2>}
      <p className="text-large mx-auto mt-3 mb-6 max-w-text leading-snug text-balance">{text}</p>
      {children}
    </div>
  );
}
