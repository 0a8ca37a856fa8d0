import { memo, useRef } from 'react';
import type { Language } from '#contract/language';
import {
  describingVersion,
  shownVersions,
  type LanguageChoice,
  type Slide,
} from '../../logic/classroom.ts';
import { textSizeOf } from '../../logic/fit-text.ts';
import { langOf } from '../../logic/language.ts';
import { Picture } from '../shared/Picture.tsx';
import { useFittedText } from './useFittedText.ts';

interface Props {
  slide: Slide;
  language: Language;
  languageChoice: LanguageChoice;
  isCurrent: boolean;
  showsDescription: boolean;
  /** The classes of the space below it. */
  className?: string;
}

/** Safe font sizes by text length, until the text has been measured. */
const sizes = {
  large: 'text-[min(9vw,14vh)]',
  middle: 'text-[min(6vw,8vh)]',
  small: 'text-[min(4.5vw,5vh)]',
};

/** One card. There can be 500 of them, so only the current one is laid out. */
export const SlideView = memo(function SlideView({
  slide,
  language,
  languageChoice,
  isCurrent,
  showsDescription,
  className = '',
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const textBox = useRef<HTMLDivElement>(null);
  useFittedText({ box, text: textBox }, isCurrent);
  const { versions, category, picture, colorClass } = slide;
  const shown = shownVersions(slide, languageChoice);
  const describing = describingVersion(versions, language);
  const size = sizes[textSizeOf(versions.map((version) => version.text).join(' '))];

  return (
    <li
      className={`bg-tint text-on-tint before:bg-fill relative min-h-0 grow flex-col before:h-[1.6vh] before:shrink-0 noscript:flex noscript:min-h-svh ${colorClass} ${className} ${isCurrent ? 'flex' : 'hidden'}`}
    >
      {category && (
        <p
          lang={langOf(category, language)}
          className="px-[5vw] pt-[2.5vh] text-center text-[max(1rem,2.4vh)] leading-tight font-bold"
        >
          {category.name}
        </p>
      )}
      {picture && (
        <Picture
          picture={picture}
          lang={describing && langOf(describing, language)}
          className="mx-auto mt-[2vh] aspect-square h-[24vh]"
          isEager
        />
      )}
      <div ref={box} className="flex min-h-0 grow items-center px-[5vw] py-[2vh]">
        <div
          ref={textBox}
          className={`font-display text-ink w-full text-center leading-[1.18] font-bold whitespace-pre-line ${size}`}
        >
          {shown.map(({ text, lang }) => (
            <p key={lang} lang={lang} className="text-balance not-first:mt-[0.5em]">
              {text}
            </p>
          ))}
        </div>
      </div>
      {showsDescription && (
        <div className="max-h-[30vh] overflow-y-auto px-[5vw] pb-[2vh] text-center text-[max(1rem,2.4vh)] leading-snug">
          {shown.map(({ description, lang }) => (
            <p key={lang} lang={lang}>
              {description}
            </p>
          ))}
        </div>
      )}
    </li>
  );
});
