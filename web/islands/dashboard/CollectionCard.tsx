import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import { collectionPath } from '../../logic/collection.ts';
import type { CollectionListItem } from '../../logic/list-items.ts';

interface Props {
  collection: CollectionListItem;
  language: Language;
}

const bars = ['bg-hill-near', 'bg-coral', 'bg-sun', 'bg-berry'];
const tilts = ['-rotate-3', 'rotate-2'];

/** A collection, drawn as a pile of cards. */
export function CollectionCard({ collection, language }: Props) {
  const { id, name, description, count, createdOn } = collection;
  const t = collectionTexts[language];
  return (
    <article className="group relative isolate h-full">
      <div
        aria-hidden="true"
        className={`bg-paper-2 border-line rounded-card absolute inset-0 -z-1 border-2 transition-transform group-hover:rotate-0 ${tilts[id % tilts.length]}`}
      />
      <div className="bg-card shadow-lift rounded-card flex h-full min-h-52 flex-col overflow-clip">
        <div className={`h-3 shrink-0 ${bars[id % bars.length]}`} />
        <div className="flex grow flex-col px-5 pt-5 pb-3 sm:px-6">
          <h3 className="text-[1.65rem]">
            <a
              id={`collection-${id}`}
              href={collectionPath(id)}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
          </h3>
          <p className="text-ink-soft mt-2 line-clamp-3 grow leading-normal">{description}</p>
          <div className="border-line text-small mt-4 border-t-2 border-dashed pt-3">
            <p className="font-bold">{t.count(count)}</p>
            <p className="text-ink-soft">{t.createdOn(createdOn)}</p>
          </div>
        </div>
      </div>
    </article>
  );
}
