import { memo } from 'react';
import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import type { ListedAffirmation } from '../../logic/listed.ts';
import { Words } from '../shared/Words.tsx';

interface Props {
  item: ListedAffirmation;
  /** Undefined where its category could not be loaded. */
  colorClass: string | undefined;
  language: Language;
  isFirst: boolean;
  isLast: boolean;
  isLeaving: boolean;
  actions: {
    move: (id: number, step: -1 | 1) => void;
    takeOut: (id: number) => void;
  };
}

const word =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center font-bold underline-offset-4';
const arrow =
  'grid size-12 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:opacity-30 noscript:hidden';

/** A row of a collection. There may be 500 of them: few elements, and drawn only when they come near. */
export const CollectionItem = memo(function CollectionItem(props: Props) {
  const { item, colorClass = '', language, isFirst, isLast, isLeaving, actions } = props;
  const { id, text, description, lang } = item;
  const t = collectionTexts[language];
  return (
    <li
      id={`item-${id}`}
      className={`-m-2 p-2 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] [counter-increment:place] ${colorClass}`}
    >
      <article className="bg-card shadow-lift rounded-card border-fill flex min-w-0 border-l-12">
        <p
          aria-hidden="true"
          className="font-display text-ink-soft hidden w-16 shrink-0 pt-5 text-center text-[1.45rem] leading-none font-bold before:content-[counter(place)] sm:block"
        />
        <div className="min-w-0 grow py-4 pl-4 sm:pl-0">
          <h3 id={`text-${id}`} lang={lang} className="text-[1.45rem]">
            <Words text={text} />
          </h3>
          <p lang={lang} className="text-ink-soft mt-1 line-clamp-3 max-w-[44rem] leading-normal">
            <Words text={description} />
          </p>
          <div className="-mb-2 flex flex-wrap gap-x-5">
            <a
              href={`/affirmations/${id}`}
              id={`view-${id}`}
              aria-labelledby={`label-view text-${id}`}
              className={`${word} text-leaf underline`}
            >
              {t.view}
            </a>
            <button
              type="button"
              id={`out-${id}`}
              aria-labelledby={`label-out text-${id}`}
              aria-disabled={isLeaving || undefined}
              onClick={() => actions.takeOut(id)}
              className={`${word} hover:underline noscript:hidden`}
            >
              {t.takeOut}
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
            className={arrow}
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
            className={arrow}
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
