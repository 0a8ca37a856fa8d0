import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { toFailedRequest } from '../../api/client.ts';
import { cookieMemberId } from '../../api/session.ts';
import {
  addAllToCollection,
  addToCollection,
  fetchCollectionChoices,
  removeFromCollection,
} from '../../api/collection.ts';
import { collectionTexts } from '../../i18n/collection.ts';
import { dialogTexts } from '../../i18n/dialog.ts';
import type { Texts } from '../../i18n/texts.ts';
import { formTexts } from '../../i18n/form.ts';
import { newCollectionPath } from '../../logic/collection.ts';
import type { CollectionChoice } from '../../logic/list-items.ts';
import { loginPath } from '../../logic/login-redirect.ts';
import { refreshHeld, setHeld } from '../../stores/held.ts';
import { $newCardAuthorId } from '../../stores/draft.ts';
import { $member } from '../../stores/member.ts';
import { $saveMenu, type SaveMenuRequest } from '../../stores/save-menu.ts';
import { showToast } from '../../stores/toast.ts';
import { Icon } from '../shared/Icon.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';

interface Props {
  language: Language;
  /** Path and query of the page, to return to after logging in or creating a collection. */
  path: string;
}

const link = 'text-link';

/** The menu for all save buttons of a page (behavior K3). It loads the member's collections each time it opens. */
export function SaveMenu(props: Props) {
  const request = useStore($saveMenu, { ssr: 'initial' });
  useEffect(() => () => $saveMenu.set(undefined), []);
  // It names their collections.
  useEffect(
    () =>
      $member.listen((member, last) => {
        const isOther = last && member && member.id !== last.id;
        if (isOther || !cookieMemberId()) $saveMenu.set(undefined);
      }),
    [],
  );
  // Somebody has logged in or out in another tab.
  useEffect(() => $newCardAuthorId.listen(() => $saveMenu.set(undefined)), []);
  return request && <OpenSaveMenu key={request.anchorId} {...props} request={request} />;
}

type Choices = readonly CollectionChoice[] | 'loading' | 'failed' | 'ended';

async function loadChoices(affirmationId: number | undefined): Promise<Choices> {
  try {
    const choices = await fetchCollectionChoices(affirmationId);
    if (affirmationId)
      setHeld(
        affirmationId,
        choices.some(({ holds }) => holds),
      );
    return choices;
  } catch (error) {
    return toFailedRequest(error).status === 401 ? 'ended' : 'failed';
  }
}

function OpenSaveMenu({ language, path, request }: Props & { request: SaveMenuRequest }) {
  const { affirmationIds, anchorId, text } = request;
  /** Undefined if there are several, which are only added. */
  const affirmationId = affirmationIds.length === 1 ? affirmationIds[0] : undefined;
  const t = collectionTexts[language].save;
  const menu = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>('loading');

  useEffect(() => {
    const anchor = document.getElementById(anchorId);
    menu.current?.showPopover(anchor ? { source: anchor } : undefined);
    menu.current?.focus({ preventScroll: true });
    void loadChoices(affirmationId).then(setChoices);
  }, [anchorId, affirmationId]);

  async function reloadChoices() {
    setChoices('loading');
    setChoices(await loadChoices(affirmationId));
  }

  /** Saves the affirmation in a collection, or takes it out if it is there. */
  async function toggle({ id, holds }: CollectionChoice) {
    const changed = affirmationId
      ? await (holds ? removeFromCollection : addToCollection)(id, affirmationId)
      : await addAllToCollection(id, affirmationIds);
    // Another tab has saved it there in the meantime.
    const isRepeat = changed === 'itemNotAdded';
    const failure = isRepeat ? undefined : changed;
    if (failure === 'sessionEnded') {
      setChoices('ended');
      menu.current?.focus();
      return;
    }
    // Closing the popover returns the focus to the save button.
    if (!failure) menu.current?.hidePopover();
    if (!failure && !affirmationId) void refreshHeld();
    if (!failure && affirmationId && Array.isArray(choices))
      setHeld(affirmationId, !holds || choices.some((each) => each.holds && each.id !== id));
    const added = affirmationId ? 'itemAdded' : 'itemsAdded';
    showToast(failure ?? (isRepeat ? 'affirmationAlreadySaved' : holds ? 'itemTakenOut' : added));
    // In another tab, the collection was deleted or the affirmation taken out, so reload the list.
    if (failure !== 'gone') return;
    menu.current?.focus();
    await reloadChoices();
  }

  return (
    <div
      id="save"
      ref={menu}
      popover="auto"
      role="dialog"
      aria-labelledby="save-heading"
      tabIndex={-1}
      onToggle={({ newState }) => {
        // Another save button may have opened the menu in the meantime.
        if (newState === 'closed' && $saveMenu.get() === request) $saveMenu.set(undefined);
      }}
      className="beside-anchor bg-card text-ink rounded-card shadow-lift ring-line w-[min(22rem,100vw-2rem)] flex-col p-5 ring-2 outline-none open:flex"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="save-heading" className="min-w-0 text-[1.4rem]">
          {t.heading} <span className="sr-only">{text}</span>
        </h2>
        <button
          type="button"
          onClick={() => menu.current?.hidePopover()}
          className="bg-paper-2 -mt-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
        >
          <Icon name="x-bold" />
          <span className="sr-only">{dialogTexts[language].close}</span>
        </button>
      </div>
      <div role="status" className="mt-2">
        <p className="empty:hidden">
          {typeof choices === 'string' ? (
            <UnbrokenText text={t[choices]} />
          ) : (
            choices.length === 0 && t.none
          )}
        </p>
      </div>
      {typeof choices !== 'string' && <SaveChoices choices={choices} texts={t} onChoose={toggle} />}
      {choices === 'failed' && (
        <button
          type="button"
          onClick={() => void reloadChoices()}
          className={`${link} cursor-pointer`}
        >
          {t.again}
        </button>
      )}
      {choices === 'ended' ? (
        <a href={loginPath(path)} className={link}>
          {formTexts[language].logIn}
        </a>
      ) : (
        <p className="border-line mt-2 border-t-2 border-dashed pt-2">
          <a
            href={newCollectionPath({ affirmations: affirmationIds, next: path })}
            className={`${link} text-leaf gap-2`}
          >
            <Icon name="plus-bold" />
            {t.create}
          </a>
        </p>
      )}
    </div>
  );
}

interface SaveChoicesProps {
  choices: readonly CollectionChoice[];
  texts: Pick<Texts['collection']['save'], 'saving' | 'removing'>;
  onChoose: (choice: CollectionChoice) => Promise<void>;
}

/** The member's collections to choose from. While one is saving, all are inactive but keep the focus. */
function SaveChoices({ choices, texts: t, onChoose }: SaveChoicesProps) {
  const [savingId, setSavingId] = useState<number>();
  // A ref, because state isn't updated yet when a second click follows in the same task.
  const isSaving = useRef(false);
  const list = useRef<HTMLUListElement>(null);

  async function choose(choice: CollectionChoice) {
    if (isSaving.current) return;
    isSaving.current = true;
    setSavingId(choice.id);
    await onChoose(choice);
    isSaving.current = false;
    setSavingId(undefined);
  }

  useEffect(() => {
    const { current } = list;
    // If the menu still has the focus, move it to the first collection.
    if (current && document.activeElement === current.parentElement)
      current.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  if (choices.length === 0) return null;
  return (
    <ul ref={list} className="-mx-2 min-h-0 overflow-y-auto p-1">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            aria-pressed={choice.holds}
            aria-disabled={savingId !== undefined || undefined}
            onClick={() => void choose(choice)}
            className="hover:bg-paper-2 flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-[0.8rem] px-2 py-1 text-left leading-tight font-semibold aria-disabled:cursor-wait"
          >
            <span className="border-leaf text-leaf grid size-6 shrink-0 place-items-center rounded-[0.4rem] border-2">
              {choice.holds && <Icon name="check-bold" className="size-4" />}
            </span>
            <span className="min-w-0 grow">{choice.name}</span>
            {choice.id === savingId && (
              <span className="text-ink-soft shrink-0 font-normal">
                {choice.holds ? t.removing : t.saving}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
