import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { findLargestFitting } from '../../logic/fit-text.ts';

/** In pixels. */
const smallest = 8;
/** Keeps very short texts from filling the whole box. */
const largestShare = { width: 0.16, height: 0.3 };
/** Typed line breaks are kept unless the font would be smaller than this share of its size without them. */
const asTypedShare = 0.5;

interface Fitting {
  box: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
}

/** Keeps a card's text as large as its box allows, so that the back row can read it. */
export function useFittedText({ box, text }: Fitting, isCurrent: boolean): void {
  // After every render, because the text may have changed.
  useLayoutEffect(() => {
    if (isCurrent) fit(box.current, text.current);
  });
  useEffect(() => {
    if (!isCurrent || !box.current) return;
    const fitAgain = () => fit(box.current, text.current);
    const observer = new ResizeObserver(fitAgain);
    observer.observe(box.current);
    void document.fonts.ready.then(fitAgain);
    return () => observer.disconnect();
  }, [box, text, isCurrent]);
}

function fit(box: HTMLElement | null, text: HTMLElement | null): void {
  if (!box || !text) return;
  const { paddingTop, paddingBottom } = getComputedStyle(box);
  const height =
    box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const largest = Math.min(
    box.clientWidth * largestShare.width,
    box.clientHeight * largestShare.height,
  );
  const fits = (size: number) => {
    text.style.fontSize = `${size}px`;
    return text.offsetHeight <= height && text.scrollWidth <= text.clientWidth;
  };
  const sizeWith = (isFlowing: boolean) => {
    text.classList.toggle('whitespace-pre-line', !isFlowing);
    return Math.max(smallest, findLargestFitting(fits, largest) ?? smallest);
  };
  const flowing = sizeWith(true);
  fits(sizeWith(sizeWith(false) < flowing * asTypedShare));
}
