import { navigate } from 'astro:transitions/client';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { siteTexts } from '../../i18n/site.ts';
import type { ColorClasses, ShownCollection } from '../../logic/listed.ts';
import { createCollectionStore } from '../../stores/collection.ts';
import { $unsavedForms } from '../../stores/member.ts';
import { changeAndFocus, neighborOf } from '../shared/focus.ts';
import { useRestored } from '../shared/useRestored.ts';
import { CollectionHead } from './CollectionHead.tsx';
import { CollectionItems } from './CollectionItems.tsx';

export interface CollectionPageProps {
  language: Language;
  siteName: string;
  /** Path and query of the page. */
  path: string;
  /** The member whose collection it is. */
  ownerId: number;
  collection: ShownCollection;
  createdOn: string;
  colors: ColorClasses;
  classroomText: string;
}

export function CollectionPage(props: CollectionPageProps) {
  const { language, siteName, path, ownerId, createdOn, colors, classroomText } = props;
  const [store] = useState(() => createCollectionStore(props.collection, language));
  const { collection, leaving, isLost } = useStore(store.$state);
  const { name, items } = collection;

  // With another language the page comes again, and what is not saved yet stays.
  useLayoutEffect(
    () => store.receive(props.collection, language),
    [store, props.collection, language],
  );
  useEffect(() => {
    document.title = siteTexts[language].title(name, siteName);
  }, [language, name, siteName]);
  useEffect(() => {
    // What is being typed stays: its form says what has happened.
    if (isLost && $unsavedForms.get().length === 0) void navigate(path, { history: 'replace' });
  }, [isLost, path]);
  useRestored('view-', (back) => store.reload((change) => changeAndFocus(change, back)));

  function takeOut(id: number) {
    store.takeOut(id, (change) => {
      const neighbor = neighborOf(store.$state.get().collection.items, id);
      changeAndFocus(change, `out-${neighbor}`);
    });
  }

  return (
    <>
      <CollectionHead
        language={language}
        path={path}
        ownerId={ownerId}
        collection={collection}
        createdOn={createdOn}
        classroomText={classroomText}
        onChanged={store.show}
      />
      <div className="wrap pt-4">
        <CollectionItems
          language={language}
          items={items}
          leaving={leaving}
          colors={colors}
          onMove={store.move}
          onTakeOut={takeOut}
        />
      </div>
    </>
  );
}
