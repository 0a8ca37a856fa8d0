import type { MouseEvent } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { printElement } from './print.ts';

interface Props {
  text: string;
  /** The lesson's title, for screen readers. */
  title: string;
}

/** Prints the lesson around this button. */
export function PrintLessonButton({ text, title }: Props) {
  function printLesson({ currentTarget }: MouseEvent) {
    const lesson = currentTarget.closest('article');
    if (lesson) printElement(lesson);
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
