import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { allCategoryId } from '#contract/limits';
import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import { categoryPath } from '../../logic/category.ts';
import type { ColorClasses, ListedAffirmation } from '../../logic/listed.ts';
import { $isPageLoading } from '../../stores/page-loading.ts';
import { announce } from '../../stores/toast.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { Panel } from '../shared/Panel.tsx';
import { CollectionItem } from './CollectionItem.tsx';

interface Props {
  language: Language;
  items: readonly ListedAffirmation[];
  /** Ids of those that are being taken out. */
  leaving: readonly number[];
  colors: ColorClasses;
  /** Returns its new place, counted from 1; undefined where it cannot move. */
  onMove: (id: number, step: -1 | 1) => number | undefined;
  onTakeOut: (id: number) => void;
}

/** How a row glides to its place: by how many px it comes from elsewhere. */
type Glide = [row: HTMLElement, top: number];

export function CollectionItems(props: Props) {
  const { language, items, leaving, colors, onMove, onTakeOut } = props;
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
    const place = onMove(id, step);
    if (place !== undefined)
      announce(t.moved(items[index]?.text ?? '', String(place), String(items.length)));
  }

  // The rows keep what they were given first, so that 500 of them are not drawn again for each move.
  const latest = useRef({ move, onTakeOut });
  useLayoutEffect(() => {
    latest.current = { move, onTakeOut };
  });
  const [actions] = useState(() => ({
    move: (id: number, step: -1 | 1) => latest.current.move(id, step),
    takeOut: (id: number) => latest.current.onTakeOut(id),
  }));

  if (isPageLoading) return <CardPlaceholders />;
  return (
    <>
      <h2 className="sr-only">{t.list}</h2>
      {items.length === 0 ? (
        <Panel heading={t.empty} text={t.emptyText}>
          <ButtonLink href={categoryPath(allCategoryId)}>{t.browse}</ButtonLink>
        </Panel>
      ) : (
        <ol className="flex flex-col gap-4 [counter-reset:place]">
          {items.map((item, index) => (
            <CollectionItem
              key={item.id}
              item={item}
              colorClass={colors[item.categoryId]}
              language={language}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isLeaving={leaving.includes(item.id)}
              actions={actions}
            />
          ))}
        </ol>
      )}
      {/* What the buttons of all rows are called. */}
      <div hidden>
        <span id="label-view">{t.view}</span>
        <span id="label-out">{t.takeOut}</span>
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
