import { navigate } from 'astro:transitions/client';
import { useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { affirmationLimits } from '#contract/limits';
import { lengthOf } from '#contract/text';
import type { Design } from '../../logic/card.ts';
import { loginPath } from '../../logic/next.ts';
import { changeDesign, dropChanges, saveOwn, type Table } from '../../stores/design.ts';
import { showToast } from '../../stores/toast.ts';
import type { Trouble } from '../../api/trouble.ts';
import { field, filled, lined } from './look.ts';
import type { Texts } from './texts.ts';
import { useOnWake } from './useOnWake.ts';

interface Props {
  texts: Texts['own'];
  language: Language;
  table: Table;
  design: Design;
  /** What the card says; empty where nothing is typed. */
  text: string;
}

const affirmations = '/dashboard#affirmations';

/** For members: the card becomes an affirmation of their own (behavior U5). Hidden from visitors by styles alone. */
export function SaveOwn({ texts: t, language, table, design, text }: Props) {
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSaving, setSaving] = useState(false);
  const isNewCard = table.edited === undefined;
  const isNew = isNewCard || table.state === 'gone';
  const isTooLong = lengthOf(design.description.trim()) > affirmationLimits.description;

  const area = useRef<HTMLTextAreaElement>(null);
  useOnWake(() => {
    const typed = area.current?.value ?? '';
    if (typed !== design.description) changeDesign({ description: typed });
  });

  async function save() {
    setSaving(true);
    setTrouble(undefined);
    const found: Trouble | undefined = isTooLong
      ? { kind: 'description' }
      : await saveOwn(text, language);
    setSaving(false);
    if (found) return setTrouble(found);
    showToast(isNew ? 'ownCreated' : 'ownChanged');
    await navigate(affirmations);
  }

  return (
    <section className="for-member bg-paper-2 rounded-sheet px-5 py-6 sm:px-7">
      <h2 className="text-[1.5rem]">{t.heading}</h2>
      <p className="text-ink-soft mt-1">{t.hint}</p>
      <label className="mt-4 block font-bold">
        {t.description}
        <textarea
          ref={area}
          rows={3}
          name="description"
          autoComplete="off"
          value={design.description}
          placeholder={t.descriptionHint}
          aria-invalid={trouble?.kind === 'description'}
          aria-describedby="own-trouble"
          onChange={(event) => changeDesign({ description: event.target.value })}
          className={`${field} placeholder:text-ink-soft resize-y font-normal`}
        />
      </label>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          disabled={text === '' || isSaving}
          onClick={() => void save()}
          className={filled}
        >
          {isSaving ? t.saving : isNew ? t.save : t.change}
        </button>
        {!isNewCard && (
          <a href={affirmations} onClick={dropChanges} className={lined}>
            {t.cancel}
          </a>
        )}
      </div>
      <p id="own-trouble" role="alert" className="text-coral mt-3 font-bold empty:hidden">
        {trouble && sentenceOf(trouble, t, isNew)}
      </p>
      {trouble?.kind === 'ended' && (
        <a
          href={loginPath(isNewCard ? '/create' : `/create?edit=${table.edited}`)}
          className={`${lined} mt-3`}
        >
          {t.login}
        </a>
      )}
    </section>
  );
}

function sentenceOf({ kind, message }: Trouble, t: Texts['own'], isNew: boolean): string {
  if (kind === 'failed') return message ?? (isNew ? t.failed : t.notChanged);
  return t.troubles[kind];
}
