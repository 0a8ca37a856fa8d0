import { largestThat } from '../../logic/classroom.ts';

/** In pixels. */
const smallest = 8;
/** No word is so short that it should fill the room. */
const largestShare = { width: 0.16, height: 0.3 };
/** Words are broken only where they would have to be set at less than this share of what breaking allows. */
const wholeWordsShare = 0.5;

/** Sets a card's words as large as its room takes them, so that the last row can read them. */
export function fitWords(slide: HTMLElement): void {
  const room = slide.querySelector<HTMLElement>('[data-room]');
  const words = slide.querySelector<HTMLElement>('[data-words]');
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
  const sizeWith = (breaking: 'anywhere' | 'normal') => {
    words.style.overflowWrap = breaking;
    return largestThat(fits, { smallest, largest });
  };
  const broken = sizeWith('anywhere');
  const whole = sizeWith('normal');
  const isWhole = whole >= broken * wholeWordsShare;
  words.style.overflowWrap = isWhole ? 'normal' : 'anywhere';
  words.style.fontSize = `${isWhole ? whole : broken}px`;
}
