import { memo } from 'react';
import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import type { AffirmationListItem } from '../../logic/list-items.ts';
import { recordingHref } from '../../logic/recording.ts';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { Picture } from '../shared/Picture.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';

interface Props {
  item: AffirmationListItem;
  /** Undefined if the categories couldn't be loaded. */
  colorClass: string | undefined;
  language: Language;
  isFirst: boolean;
  isLast: boolean;
  isRemoving: boolean;
  actions: {
    move: (id: number, step: -1 | 1) => void;
    remove: (id: number) => void;
  };
}

const textButton =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center font-bold underline-offset-4';
const arrowButton =
  'grid size-12 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:opacity-30 noscript:hidden';

/** A row of a collection. There can be 500, so it has few elements and is laid out only near the viewport. */
export const CollectionItem = memo(function CollectionItem(props: Props) {
  const { item, colorClass = '', language, isFirst, isLast, isRemoving, actions } = props;
  const { id, text, description, lang, picture, recording } = item;
  const t = collectionTexts[language];
  return (
    <li
      id={`item-${id}`}
      className={`-m-2 p-2 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] ${colorClass}`}
    >
      <article className="bg-card shadow-lift rounded-card border-fill flex min-w-0 border-l-12">
        <p
          aria-hidden="true"
          className="font-display text-ink-soft hidden w-16 shrink-0 pt-5 text-center text-[1.45rem] leading-none font-bold before:content-[counter(list-item)] sm:block"
        />
        <div className="min-w-0 grow py-4 pl-4 sm:pl-0">
          {picture && <Picture picture={picture} lang={lang} className="picture w-16 sm:w-20" />}
          <h3 id={`text-${id}`} lang={lang} className="text-[1.45rem]">
            <UnbrokenText text={text} />
          </h3>
          <p lang={lang} className="text-ink-soft mt-1 line-clamp-3 max-w-[44rem] leading-normal">
            <UnbrokenText text={description} />
          </p>
          <div className="-mb-2 flex flex-wrap gap-x-5">
            <ReadAloudButton
              language={language}
              lang={lang ?? language}
              texts={[text, description]}
              recording={recordingHref(id, recording)}
              label={text}
            />
            <a
              href={`/affirmations/${id}`}
              id={`view-${id}`}
              aria-labelledby={`label-view text-${id}`}
              className={`${textButton} text-leaf underline`}
            >
              {t.view}
            </a>
            <button
              type="button"
              id={`out-${id}`}
              aria-labelledby={`label-out text-${id}`}
              aria-disabled={isRemoving || undefined}
              onClick={() => actions.remove(id)}
              className={`${textButton} hover:underline noscript:hidden`}
            >
              {t.removeCard}
            </button>
          </div>
        </div>
        <div className="flex shrink-0 flex-col justify-center px-1 sm:px-2 in-[li:only-child]:invisible">
          <button
            type="button"
            id={`up-${id}`}
            aria-labelledby={`label-up text-${id}`}
            aria-disabled={isFirst || undefined}
            onClick={() => actions.move(id, -1)}
            className={arrowButton}
          >
            <svg className="size-6">
              <use href="#arrow" />
            </svg>
          </button>
          <button
            type="button"
            id={`down-${id}`}
            aria-labelledby={`label-down text-${id}`}
            aria-disabled={isLast || undefined}
            onClick={() => actions.move(id, 1)}
            className={arrowButton}
          >
            <svg className="size-6 rotate-180">
              <use href="#arrow" />
            </svg>
          </button>
        </div>
      </article>
    </li>
  );
});
