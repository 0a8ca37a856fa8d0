import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#contract/language';
import { deleteOwnAffirmation, fetchOwnAffirmations } from '../../api/own-affirmation.ts';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { buttonLinkClasses } from '../../logic/class-names.ts';
import type { ColorClasses, AffirmationListItem } from '../../logic/list-items.ts';
import { queueCall } from '../../stores/call-queue.ts';
import { $isPageLoading } from '../../stores/page-loading.ts';
import { showToast } from '../../stores/toast.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { changeAndFocus, neighborId } from '../shared/focus.ts';
import { Failed } from '../shared/Failed.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { OwnCard } from './OwnCard.tsx';
import { useServerList } from './useServerList.ts';

/** The number of cards shown at first and added by each click, because rendering 500 keeps servers and phones busy. */
const cardsAtOnce = 24;

interface Props {
  language: Language;
  path: string;
  /** Undefined if they couldn't be loaded. */
  initialItems: readonly AffirmationListItem[] | undefined;
  colors: ColorClasses;
}

export function OwnAffirmations({ language, path, initialItems, colors }: Props) {
  const t = dashboardTexts[language].own;
  const { items, setItems, remove } = useServerList(initialItems);
  const isPageLoading = useStore($isPageLoading, { ssr: 'initial' });
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const deleting = useRef(new Set<number>());
  // Affirmations without a known category aren't shown (behavior P4).
  const cards = items?.filter(({ categoryId }) => colors[categoryId]);
  const [shownCount, setShownCount] = useState(cardsAtOnce);
  const hidden = cards?.slice(shownCount) ?? [];

  useRestored('own-', async (elementId) => {
    const restored = await queueCall(() => fetchOwnAffirmations(language));
    const index = restored.findIndex(({ id }) => elementId === `own-${id}`);
    changeAndFocus(() => {
      setItems(restored);
      setShownCount((count) => Math.max(count, index + 1));
    }, elementId);
  });

  function showMore() {
    flushSync(() => setShownCount(shownCount + cardsAtOnce));
    document.getElementById(`own-${hidden[0]?.id}`)?.focus();
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
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cards.slice(0, shownCount).map((card) => (
              <li key={card.id} className="min-w-0">
                <OwnCard
                  card={card}
                  colorClass={colors[card.categoryId]}
                  language={language}
                  onDelete={() => void deleteOne(card.id)}
                />
              </li>
            ))}
          </ul>
          {hidden.length > 0 && (
            <div className="mt-8 text-center">
              <button
                type="button"
                className={`${buttonLinkClasses.line} cursor-pointer noscript:hidden`}
                onClick={showMore}
              >
                {t.more(hidden.length)}
              </button>
              <noscript>
                <ul className="text-left">
                  {hidden.map(({ id, text, lang }) => (
                    <li key={id}>
                      <a href={`/affirmations/${id}`} lang={lang} className="underline">
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </noscript>
            </div>
          )}
        </>
      )}
    </>
  );
}
