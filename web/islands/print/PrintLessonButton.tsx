import type { MouseEvent } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { printAlone } from './print.ts';

interface Props {
  text: string;
  /** Of the lesson, for screen readers. */
  title: string;
}

/** Prints the lesson that it stands in. */
export function PrintLessonButton({ text, title }: Props) {
  function printLesson({ currentTarget }: MouseEvent) {
    const lesson = currentTarget.closest('article');
    if (lesson) printAlone(lesson);
  }

  return (
    <button
      type="button"
      onClick={printLesson}
      className="text-leaf inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold underline-offset-4 hover:underline noscript:hidden"
    >
      <Icon name="printer-bold" className="size-6" />
      <span>
        {text} <span className="sr-only">{title}</span>
      </span>
    </button>
  );
}
