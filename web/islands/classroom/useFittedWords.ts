import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { findLargestFitting } from '../../logic/classroom.ts';

/** In pixels. */
const smallest = 8;
/** No word is so short that it should fill the room. */
const largestShare = { width: 0.16, height: 0.3 };
/** Words stay whole, and lines as they were typed, unless that takes the text below this share of its size. */
const asWrittenShare = 0.5;

interface Fitting {
  room: RefObject<HTMLElement | null>;
  words: RefObject<HTMLElement | null>;
}

/** Keeps the words of a card as large as their room takes them, so that the last row can read them. */
export function useFittedWords({ room, words }: Fitting, isCurrent: boolean): void {
  // After every render: what is shown may have changed.
  useLayoutEffect(() => {
    if (isCurrent) fit(room.current, words.current);
  });
  useEffect(() => {
    if (!isCurrent || !room.current) return;
    const fitAgain = () => fit(room.current, words.current);
    const observer = new ResizeObserver(fitAgain);
    observer.observe(room.current);
    void document.fonts.ready.then(fitAgain);
    return () => observer.disconnect();
  }, [room, words, isCurrent]);
}

function fit(room: HTMLElement | null, words: HTMLElement | null): void {
  if (!room || !words) return;
  const { paddingTop, paddingBottom } = getComputedStyle(room);
  const height =
    room.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const largest = Math.max(
    smallest,
    Math.min(room.clientWidth * largestShare.width, room.clientHeight * largestShare.height),
  );
  const fits = (size: number) => {
    words.style.fontSize = `${size}px`;
    return words.offsetHeight <= height && words.scrollWidth <= words.clientWidth;
  };
  const sizeWith = (isFlowing: boolean) => {
    words.classList.toggle('whitespace-pre-line', !isFlowing);
    words.classList.toggle('wrap-anywhere', isFlowing);
    return findLargestFitting(fits, { smallest, largest });
  };
  const flowing = sizeWith(true);
  fits(sizeWith(sizeWith(false) < flowing * asWrittenShare));
}
