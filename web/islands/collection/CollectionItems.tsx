import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { allCategoryId } from '#contract/limits';
import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import { categoryPath } from '../../logic/category.ts';
import type { ColorClasses, AffirmationListItem } from '../../logic/list-items.ts';
import { $isPageLoading } from '../../stores/page.ts';
import { announce } from '../../stores/toast.ts';
import { ButtonLink } from '../shared/Button.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { CollectionItem } from './CollectionItem.tsx';

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

function glideFrom(row: HTMLElement, top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate(
    { translate: [`0 ${top - row.offsetTop}px`, '0 0'] },
    { duration: 180, easing: 'ease-out' },
  );
}
