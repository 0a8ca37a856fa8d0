import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Language } from '#contract/language';
import { deleteOwnAffirmation, fetchOwnAffirmations } from '../../api/own-affirmation.ts';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import type { ColorClasses, ListedAffirmation } from '../../logic/listed.ts';
import { inOrder } from '../../stores/in-order.ts';
import { $isPageLoading } from '../../stores/page-loading.ts';
import { showToast } from '../../stores/toast.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { changeAndFocus, neighborOf } from '../shared/focus.ts';
import { Failed } from '../shared/Failed.tsx';
import { Panel } from '../shared/Panel.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { OwnCard } from './OwnCard.tsx';
import { useGivenList } from './useGivenList.ts';

interface Props {
  language: Language;
  path: string;
  /** Undefined where they could not be loaded. */
  given: readonly ListedAffirmation[] | undefined;
  colors: ColorClasses;
}

export function OwnAffirmations({ language, path, given, colors }: Props) {
  const t = dashboardTexts[language].own;
  const { items, setItems, remove } = useGivenList(given);
  const isPageLoading = useStore($isPageLoading, { ssr: 'initial' });
  // State is stale for several clicks in one task.
  const leaving = useRef(new Set<number>());
  // One whose category is not found is left out (behavior P4).
  const cards = items?.filter(({ categoryId }) => colors[categoryId]);

  useRestored('own-', async (back) => {
    const restored = await inOrder(() => fetchOwnAffirmations(language));
    changeAndFocus(() => setItems(restored), back);
  });

  async function deleteOne(id: number) {
    if (leaving.current.has(id)) return;
    leaving.current.add(id);
    const failure = await inOrder(() => deleteOwnAffirmation(id));
    leaving.current.delete(id);
    // Gone already, in another tab: then it goes here too.
    if (failure && failure !== 'gone') return showToast(failure);
    const neighbor = neighborOf(cards ?? [], id);
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
        <Panel heading={t.empty} text={t.emptyText}>
          <ButtonLink href="/create">{t.create}</ButtonLink>
        </Panel>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
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
      )}
    </>
  );
}
