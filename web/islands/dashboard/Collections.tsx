import { useStore } from '@nanostores/react';
import type { Language } from '#contract/language';
import { queueCall } from '../../api/client.ts';
import { fetchCollections } from '../../api/collection.ts';
import { collectionTexts } from '../../i18n/collection.ts';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { newCollectionPath } from '../../logic/collection.ts';
import type { CollectionListItem } from '../../logic/list-items.ts';
import { $isPageLoading } from '../../stores/page.ts';
import { ButtonLink } from '../shared/Button.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { changeAndFocus } from '../shared/focus.ts';
import { Failed } from '../shared/Failed.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { useServerList } from '../shared/useServerList.ts';

interface Props {
  language: Language;
  path: string;
  /** Undefined if they couldn't be loaded. */
  initialItems: readonly CollectionListItem[] | undefined;
  timeZone: string;
}

export function Collections({ language, path, initialItems, timeZone }: Props) {
  const t = collectionTexts[language];
  const { items, setItems } = useServerList(initialItems);
  const isPageLoading = useStore($isPageLoading, { ssr: 'initial' });
  useRestored('collection-', async (elementId) => {
    const restored = await queueCall(() => fetchCollections(language, timeZone));
    changeAndFocus(() => setItems(restored), elementId);
  });

  if (isPageLoading) return <CardPlaceholders />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-title font-extrabold">{dashboardTexts[language].tabs.collections}</h2>
        {items && items.length > 0 && <ButtonLink href={newCollectionPath()}>{t.add}</ButtonLink>}
      </div>
      {!items ? (
        <Failed language={language} path={path} />
      ) : items.length === 0 ? (
        <EmptyState heading={t.none} text={t.noneText}>
          <ButtonLink href={newCollectionPath()}>{t.addFirst}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((collection) => (
            <li key={collection.id} className="min-w-0">
              <CollectionCard collection={collection} language={language} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
