import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { affirmationLimits } from '#contract/limits';
import type { Language } from '#contract/language';
import { failureToast, queueCall, toFailedRequest } from '../../api/client.ts';
import { deleteOwnAffirmation, fetchOwnAffirmations } from '../../api/own-affirmation.ts';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import type { ColorClasses, AffirmationListItem } from '../../logic/list-items.ts';
import { $isPageLoading } from '../../stores/page.ts';
import { showToast } from '../../stores/toast.ts';
import { Button, ButtonLink } from '../shared/Button.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { changeAndFocus, neighborId } from '../shared/focus.ts';
import { Failed } from '../shared/Failed.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { OwnCard } from './OwnCard.tsx';
import { useServerList } from '../shared/useServerList.ts';

interface Props {
  language: Language;
  path: string;
  /** One page of them; undefined if they couldn't be loaded. */
  initialItems: readonly AffirmationListItem[] | undefined;
  /** The number on all pages. */
  total: number;
  colors: ColorClasses;
  categoryNames: Readonly<Record<number, string>>;
}

export function OwnAffirmations(props: Props) {
  const { language, path, initialItems, total, colors, categoryNames } = props;
  const t = dashboardTexts[language].own;
  const { items, isLoaded, setItems, remove } = useServerList(initialItems);
  const isPageLoading = useStore($isPageLoading, { ssr: 'initial' });
  const list = useRef<HTMLUListElement>(null);
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const deleting = useRef(new Set<number>());
  // Affirmations without a known category aren't shown (behavior P4).
  const cards = items?.filter(({ categoryId }) => colors[categoryId]);
  const [shownCount, setShownCount] = useState(affirmationLimits.ownPage);
  const notLoaded = isLoaded ? 0 : total - (initialItems?.length ?? 0);
  const hiddenCount = Math.max(0, (cards?.length ?? 0) - shownCount) + notLoaded;

  useRestored('own-', async (elementId) => {
    const restored = await queueCall(() => fetchOwnAffirmations(language));
    const index = restored.findIndex(({ id }) => elementId === `own-${id}`);
    changeAndFocus(() => {
      setItems(restored);
      setShownCount((count) => Math.max(count, index + 1));
    }, elementId);
  });

  async function showMore() {
    const grid = list.current;
    const shown = grid?.children.length ?? 0;
    try {
      const loaded = notLoaded > 0 && (await queueCall(() => fetchOwnAffirmations(language)));
      flushSync(() => {
        if (loaded) setItems(loaded);
        setShownCount(shownCount + affirmationLimits.ownPage);
      });
      grid?.children[shown]?.querySelector('a')?.focus();
    } catch (error) {
      showToast(failureToast(toFailedRequest(error)));
    }
  }

  async function deleteOne(id: number) {
    if (deleting.current.has(id)) return;
    deleting.current.add(id);
    const failure = await queueCall(() => deleteOwnAffirmation(id));
    deleting.current.delete(id);
    // If it was deleted in another tab, it disappears here too.
    if (failure && failure !== 'gone') return showToast(failure);
    const neighbor = neighborId(cards ?? [], id);
    changeAndFocus(() => remove((card) => card.id === id), `delete-${neighbor}`);
    showToast(failure ?? 'ownDeleted', failure ? undefined : [id]);
  }

  if (isPageLoading) return <CardPlaceholders />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-title font-extrabold">{t.heading}</h2>
        {cards && cards.length > 0 && <ButtonLink href="/create">{t.create}</ButtonLink>}
      </div>
      {!cards ? (
        <Failed language={language} path={path} />
      ) : cards.length === 0 ? (
        <EmptyState heading={t.empty} text={t.emptyText}>
          <ButtonLink href="/create">{t.create}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul ref={list} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cards.slice(0, shownCount).map((card) => (
              <li key={card.id} className="min-w-0">
                <OwnCard
                  card={card}
                  colorClass={colors[card.categoryId]}
                  category={categoryNames[card.categoryId]}
                  language={language}
                  onDelete={() => void deleteOne(card.id)}
                />
              </li>
            ))}
          </ul>
          {hiddenCount > 0 && (
            <div className="mt-8 text-center noscript:hidden">
              <Button variant="line" onClick={() => void showMore()}>
                {t.more(hiddenCount)}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
