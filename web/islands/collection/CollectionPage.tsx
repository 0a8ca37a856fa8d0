import { navigate } from 'astro:transitions/client';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { errorTexts } from '../../i18n/error.ts';
import { siteTexts } from '../../i18n/site.ts';
import type { ClassLinkItem } from '../../logic/class-link.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import type { ColorClasses, CollectionWithItems } from '../../logic/list-items.ts';
import { createCollectionStore } from '../../stores/collection.ts';
import { $unsavedForms } from '../../stores/owner.ts';
import { ClassLinks } from '../class-link/ClassLinks.tsx';
import { Button } from '../shared/Button.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { changeAndFocus, neighborId } from '../shared/focus.ts';
import { useRestored } from '../shared/useRestored.ts';
import { CollectionHeader } from './CollectionHeader.tsx';
import { CollectionItems } from './CollectionItems.tsx';

export interface CollectionPageProps {
  language: Language;
  siteName: string;
  /** Path and query of the page. */
  path: string;
  ownerId: number;
  collection: CollectionWithItems;
  /** The position of the first item in the whole collection, starting at 1. */
  firstPosition: number;
  /** The number of items in the whole collection. */
  total: number;
  createdOn: string;
  colors: ColorClasses;
  classroomText: string;
  /** Undefined if they couldn't be loaded. */
  classLinks: readonly ClassLinkItem[] | undefined;
  siteUrl: string;
  /** A form of the page, as the server returned it without JavaScript. */
  sent?: SubmittedForm | undefined;
}

export function CollectionPage(props: CollectionPageProps) {
  const { language, siteName, siteUrl, path, ownerId, total, createdOn, colors } = props;
  const { classroomText, classLinks, sent } = props;
  const isComplete = props.collection.items.length === total;
  const [store] = useState(() => createCollectionStore(props.collection, language, isComplete));
  const { collection, missing, removing, isUnavailable } = useStore(store.$state);
  const { name, items } = collection;

  // A language switch brings new props; unsaved changes are kept.
  useLayoutEffect(
    () => store.receiveProps(props.collection, language, isComplete),
    [store, props.collection, language, isComplete],
  );
  useEffect(() => {
    document.title = siteTexts[language].title(name, siteName);
  }, [language, name, siteName]);
  useEffect(() => {
    // Don't leave while a form has unsaved input; the form itself shows what has happened.
    if (isUnavailable && $unsavedForms.get().length === 0)
      void navigate(path, { history: 'replace' });
  }, [isUnavailable, path]);
  useRestored('view-', (elementId) => store.reload((change) => changeAndFocus(change, elementId)));

  function loadMissing() {
    const lastRow = items.at(-1)?.id;
    void store.reload((change) => changeAndFocus(change, `view-${lastRow}`));
  }

  function remove(id: number) {
    store.remove(id, (change) => {
      const neighbor = neighborId(store.$state.get().collection.items, id);
      changeAndFocus(change, `out-${neighbor}`);
    });
  }

  return (
    <>
      <CollectionHeader
        language={language}
        path={path}
        ownerId={ownerId}
        collection={collection}
        count={missing ? total : items.length}
        createdOn={createdOn}
        classroomText={classroomText}
        sent={sent}
        onChanged={store.show}
      >
        <ClassLinks
          language={language}
          siteUrl={siteUrl}
          path={path}
          ownerId={ownerId}
          collectionId={collection.id}
          initialLinks={classLinks}
          sent={sent}
        />
      </CollectionHeader>
      <div className="wrap pt-4">
        <CollectionItems
          language={language}
          items={items}
          firstPosition={missing ? props.firstPosition : 1}
          removing={removing}
          colors={colors}
          onMove={store.move}
          onRemove={remove}
        />
        {missing === 'failed' && (
          <EmptyState text={errorTexts[language].part}>
            <Button onClick={loadMissing}>{errorTexts[language].tryAgain}</Button>
          </EmptyState>
        )}
      </div>
    </>
  );
}
