import { navigate } from 'astro:transitions/client';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#contract/language';
import { queueCall } from '../../api/client.ts';
import { deleteCollection } from '../../api/collection.ts';
import { collectionTexts } from '../../i18n/collection.ts';
import { listeningTexts } from '../../i18n/listening.ts';
import { collectionClassroomPath } from '../../logic/classroom.ts';
import { changeFormName } from '../../logic/collection.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import type { CollectionSummary } from '../../logic/list-items.ts';
import { printablePath } from '../../logic/printable.ts';
import { refreshHeld } from '../../stores/held.ts';
import { showToast } from '../../stores/toast.ts';
import { Bird } from '../shared/Bird.tsx';
import { ButtonLink } from '../shared/Button.tsx';
import { CurvedEdge } from '../shared/CurvedEdge.tsx';
import { Icon } from '../shared/Icon.tsx';
import { ChangeCollectionForm } from './ChangeCollectionForm.tsx';

interface Props {
  language: Language;
  path: string;
  ownerId: number;
  collection: CollectionSummary;
  /** The number of affirmations in it. */
  count: number;
  createdOn: string;
  classroomText: string;
  sent?: SubmittedForm | undefined;
  onChanged: (changed: CollectionSummary) => void;
  /** Shown below the actions. */
  children: ReactNode;
}

const button =
  'inline-flex min-h-12 cursor-pointer items-center justify-center rounded-full px-3 py-2 leading-tight font-bold ring-2 ring-inset sm:px-6 noscript:hidden';

/** The header of a collection's page: its name, and the actions for the whole collection. */
export function CollectionHeader(props: Props) {
  const { language, path, ownerId, collection, count, createdOn, classroomText, sent } = props;
  const { onChanged, children } = props;
  const { id, name, description } = collection;
  const t = collectionTexts[language];
  const [isFormOpen, setFormOpen] = useState(sent?.form === changeFormName);
  const editButton = useRef<HTMLButtonElement>(null);
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const isDeleting = useRef(false);

  function toggleForm() {
    flushSync(() => setFormOpen(!isFormOpen));
    if (!isFormOpen) document.getElementById(`${changeFormName}-name`)?.focus();
  }

  async function remove() {
    if (isDeleting.current) return;
    isDeleting.current = true;
    const failure = await queueCall(() => deleteCollection(id));
    void refreshHeld();
    isDeleting.current = false;
    showToast(failure ?? 'collectionDeleted', failure ? undefined : [id]);
    if (!failure || failure === 'gone') await navigate('/dashboard');
  }

  return (
    <div className="bg-tint relative pt-1 pb-12 sm:pt-3 sm:pb-20">
      <div className="wrap relative">
        <Bird className="animate-hover absolute top-10 right-8 hidden w-48 -scale-x-100 lg:block" />
        <a
          href="/dashboard"
          className="inline-flex min-h-11 max-w-full items-center gap-2 font-bold underline-offset-4 hover:underline"
        >
          <Icon name="arrow-left-bold" />
          <span className="min-w-0">{t.back}</span>
        </a>
        <div id="collection-head" className="min-w-0 pb-3 sm:pb-6 lg:pr-64">
          <h1 className="text-title sm:text-hero font-extrabold">{name}</h1>
          {description && (
            <p className="sm:text-large mt-1 max-w-[44rem] leading-snug sm:mt-3">{description}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-x-6 sm:mt-3">
            <span className="font-bold">{t.count(count)}</span> {t.createdOn(createdOn)}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
          {/* An empty collection has nothing to show or print. */}
          {count > 0 && (
            <div id="collection-uses" className="contents *:first:col-span-2">
              <ButtonLink href={collectionClassroomPath(id)}>{classroomText}</ButtonLink>
              <ButtonLink href={`/listen?collection=${id}`} variant="line">
                {listeningTexts[language].open}
              </ButtonLink>
              {/* A full page load, because print pages don't use the client-side router. */}
              <ButtonLink href={`/print/sheet?collection=${id}`} variant="line" data-astro-reload>
                {t.print}
              </ButtonLink>
            </div>
          )}
          <ButtonLink
            href={printablePath({ collection: id })}
            variant={count > 0 ? 'line' : 'filled'}
          >
            {t.addCards}
          </ButtonLink>
          <button
            type="button"
            id="change"
            ref={editButton}
            aria-expanded={isFormOpen}
            aria-controls="change-form"
            onClick={toggleForm}
            className={`${button} text-ink ring-ink`}
          >
            {t.edit}
          </button>
          <button
            type="button"
            onClick={() => void remove()}
            className={`${button} bg-card text-coral ring-coral`}
          >
            {t.remove}
          </button>
          {children}
        </div>
        <ChangeCollectionForm
          language={language}
          path={path}
          ownerId={ownerId}
          collection={collection}
          sent={sent}
          isOpen={isFormOpen}
          onDraftRestored={() => setFormOpen(true)}
          onChanged={(changed) => {
            onChanged(changed);
            setFormOpen(false);
            editButton.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <CurvedEdge />
    </div>
  );
}
