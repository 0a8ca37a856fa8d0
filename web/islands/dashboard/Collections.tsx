import { useStore } from '@nanostores/react';
import type { Language } from '#contract/language';
import { fetchCollections } from '../../api/collection.ts';
import { collectionTexts } from '../../i18n/collection.ts';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { newCollectionPath } from '../../logic/collection.ts';
import type { ListedCollection } from '../../logic/listed.ts';
import { inOrder } from '../../stores/in-order.ts';
import { $isPageLoading } from '../../stores/page-loading.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { CardPlaceholders } from '../shared/CardPlaceholders.tsx';
import { changeAndFocus } from '../shared/focus.ts';
import { Failed } from '../shared/Failed.tsx';
import { Panel } from '../shared/Panel.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { useGivenList } from './useGivenList.ts';

interface Props {
  language: Language;
  path: string;
  /** Undefined where they could not be loaded. */
  given: readonly ListedCollection[] | undefined;
  timeZone: string;
}

export function Collections({ language, path, given, timeZone }: Props) {
  const t = collectionTexts[language];
  const { items, setItems } = useGivenList(given);
  const isPageLoading = useStore($isPageLoading, { ssr: 'initial' });
  useRestored('collection-', async (back) => {
    const restored = await inOrder(() => fetchCollections(language, timeZone));
    changeAndFocus(() => setItems(restored), back);
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
        <Panel heading={t.none} text={t.noneText}>
          <ButtonLink href={newCollectionPath()}>{t.addFirst}</ButtonLink>
        </Panel>
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
