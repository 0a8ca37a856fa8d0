import { useStore } from '@nanostores/react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { allCategoryId } from '#contract/limits';
import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import { categoryPath } from '../../logic/category.ts';
import type { ColorClasses, AffirmationListItem } from '../../logic/list-items.ts';
import { recordingHref } from '../../logic/recording.ts';
import { $isPageLoading } from '../../stores/page.ts';
import { announce } from '../../stores/toast.ts';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { ButtonLink } from '../shared/Button.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { Picture } from '../shared/Picture.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';

interface Props {
  language: Language;
  items: readonly AffirmationListItem[];
  /** The position of the first item in the whole collection, starting at 1. */
  firstPosition: number;
  /** Ids of the items that are being removed. */
  removing: readonly number[];
  colors: ColorClasses;
  /** Returns the new position, starting at 1; undefined if the item can't move. */
  onMove: (id: number, step: -1 | 1) => number | undefined;
  onRemove: (id: number) => void;
}

/** A row that moves, and its top position before the move. */
type Glide = [row: HTMLElement, top: number];

export function CollectionItems(props: Props) {
  const { language, items, firstPosition, removing, colors, onMove, onRemove } = props;
  const t = collectionTexts[language];
  const isPageLoading = useStore($isPageLoading, { ssr: 'initial' });
  const glides = useRef<Glide[]>([]);

  useLayoutEffect(() => {
    const [first] = glides.current;
    first?.[0].scrollIntoView({ block: 'nearest' });
    for (const glide of glides.current.splice(0)) glideFrom(...glide);
  });

  function move(id: number, step: -1 | 1) {
    const index = items.findIndex((item) => item.id === id);
    const rows = [items[index], items[index + step]].map(
      (item) => item && document.getElementById(`item-${item.id}`),
    );
    glides.current = rows.flatMap((row): Glide[] => (row ? [[row, row.offsetTop]] : []));
    const position = onMove(id, step);
    if (position !== undefined)
      announce(t.moved(items[index]?.text ?? '', String(position), String(items.length)));
  }

  // Stable callbacks, so that a move doesn't render all 500 rows again.
  const latest = useRef({ move, onRemove });
  useLayoutEffect(() => {
    latest.current = { move, onRemove };
  });
  const [actions] = useState(() => ({
    move: (id: number, step: -1 | 1) => latest.current.move(id, step),
    remove: (id: number) => latest.current.onRemove(id),
  }));

  if (isPageLoading) return <CardPlaceholders />;
  return (
    <>
      <h2 className="sr-only">{t.list}</h2>
      {items.length === 0 ? (
        <EmptyState heading={t.empty} text={t.emptyText}>
          <ButtonLink href={categoryPath(allCategoryId)}>{t.browse}</ButtonLink>
        </EmptyState>
      ) : (
        <ol start={firstPosition} className="flex flex-col gap-4">
          {items.map((item, index) => (
            <CollectionItem
              key={item.id}
              item={item}
              colorClass={colors[item.categoryId]}
              language={language}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isRemoving={removing.includes(item.id)}
              actions={actions}
            />
          ))}
        </ol>
      )}
      {/* The button labels of all rows. */}
      <div hidden>
        <span id="label-view">{t.view}</span>
        <span id="label-out">{t.removeCard}</span>
        <span id="label-up">{t.up}</span>
        <span id="label-down">{t.down}</span>
      </div>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <symbol id="arrow" viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path
            d="M5 14.5 12 7.5 19 14.5"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      </svg>
    </>
  );
}

interface CollectionItemProps {
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
const CollectionItem = memo(function CollectionItem(props: CollectionItemProps) {
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

function glideFrom(row: HTMLElement, top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate(
    { translate: [`0 ${top - row.offsetTop}px`, '0 0'] },
    { duration: 180, easing: 'ease-out' },
  );
}
