import { navigate } from 'astro:transitions/client';
import { useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { affirmationLimits } from '#contract/limits';
import { countCodePoints } from '#contract/text';
import type { Design } from '../../logic/card.ts';
import { loginPath } from '../../logic/login-redirect.ts';
import {
  changeDesign,
  discardChanges,
  saveDesign,
  type DesignerState,
} from '../../stores/design.ts';
import { showToast } from '../../stores/toast.ts';
import type { SaveError } from '../../api/save-error.ts';
import { field, filledButton, outlinedButton } from './styles.ts';
import type { Texts } from './texts.ts';
import { useOnHydration } from '../shared/useOnHydration.ts';

interface Props {
  texts: Texts['own'];
  language: Language;
  designer: DesignerState;
  design: Design;
  /** The card's text; empty if nothing was typed. */
  text: string;
}

const affirmations = '/dashboard#affirmations';

/** Saves the card as a member's own affirmation (behavior U5). Styles hide it from visitors. */
export function SaveOwnAffirmation({ texts: t, language, designer, design, text }: Props) {
  const [error, setError] = useState<SaveError>();
  const [isSaving, setSaving] = useState(false);
  const isNewCard = designer.editedId === undefined;
  const isNew = isNewCard || designer.status === 'deleted';
  const isTooLong = countCodePoints(design.description.trim()) > affirmationLimits.description;

  const descriptionField = useRef<HTMLTextAreaElement>(null);
  useOnHydration(() => {
    const typed = descriptionField.current?.value ?? '';
    if (typed !== design.description) changeDesign({ description: typed });
  });

  async function save() {
    setSaving(true);
    setError(undefined);
    const saveError: SaveError | undefined = isTooLong
      ? { kind: 'description' }
      : await saveDesign(text, language);
    setSaving(false);
    if (saveError) return setError(saveError);
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
          ref={descriptionField}
          rows={3}
          name="description"
          autoComplete="off"
          value={design.description}
          placeholder={t.descriptionHint}
          aria-invalid={error?.kind === 'description'}
          aria-describedby="own-error"
          onChange={(event) => changeDesign({ description: event.target.value })}
          className={`${field} placeholder:text-ink-soft resize-y font-normal`}
        />
      </label>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          disabled={text === '' || isSaving}
          onClick={() => void save()}
          className={filledButton}
        >
          {isSaving ? t.saving : isNew ? t.save : t.change}
        </button>
        {!isNewCard && (
          <a href={affirmations} onClick={discardChanges} className={outlinedButton}>
            {t.cancel}
          </a>
        )}
      </div>
      <p id="own-error" role="alert" className="text-coral mt-3 font-bold empty:hidden">
        {error && messageOf(error, t, isNew)}
      </p>
      {error?.kind === 'ended' && (
        <a
          href={loginPath(isNewCard ? '/create' : `/create?edit=${designer.editedId}`)}
          className={`${outlinedButton} mt-3`}
        >
          {t.login}
        </a>
      )}
    </section>
  );
}

function messageOf({ kind, message }: SaveError, t: Texts['own'], isNew: boolean): string {
  if (kind === 'failed') return message ?? (isNew ? t.failed : t.notChanged);
  return t.saveErrors[kind];
}
