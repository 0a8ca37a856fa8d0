import { navigate } from 'astro:transitions/client';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { siteTexts } from '../../i18n/site.ts';
import type { Sent } from '../../logic/form.ts';
import type { ColorClasses, CollectionWithItems } from '../../logic/listed.ts';
import { createCollectionStore } from '../../stores/collection.ts';
import { $unsavedForms } from '../../stores/member.ts';
import { changeAndFocus, neighborOf } from '../shared/focus.ts';
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
  createdOn: string;
  colors: ColorClasses;
  classroomText: string;
  /** The form that changes the collection, as the server returned it without JavaScript. */
  sent?: Sent | undefined;
}

export function CollectionPage(props: CollectionPageProps) {
  const { language, siteName, path, ownerId, createdOn, colors, classroomText, sent } = props;
  const [store] = useState(() => createCollectionStore(props.collection, language));
  const { collection, removing, isUnavailable } = useStore(store.$state);
  const { name, items } = collection;

  // A language switch brings new props; unsaved changes are kept.
  useLayoutEffect(
    () => store.receiveProps(props.collection, language),
    [store, props.collection, language],
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

  function remove(id: number) {
    store.remove(id, (change) => {
      const neighbor = neighborOf(store.$state.get().collection.items, id);
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
        createdOn={createdOn}
        classroomText={classroomText}
        sent={sent}
        onChanged={store.show}
      />
      <div className="wrap pt-4">
        <CollectionItems
          language={language}
          items={items}
          removing={removing}
          colors={colors}
          onMove={store.move}
          onRemove={remove}
        />
      </div>
    </>
  );
}
