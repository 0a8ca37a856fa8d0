import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import {
  isOptional,
  newerTranslation,
  translatableFields,
  translatedTextsSchema,
  type NewerTranslation,
} from '../../contract/translation.ts';
import { useUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import type { TranslationFormProps } from './TranslationForm.tsx';

type Texts = Readonly<Record<string, string>>;

const keptTexts = z.record(z.string(), z.string());
const conflict = z.object({ status: z.literal(409) });
/** The 409 of a save that would have replaced somebody else's newer translation. */
const overwriting = z
  .object({
    response: z.object({ data: z.object({ error: z.object({ details: newerTranslation }) }) }),
  })
  .transform(({ response }) => response.data.error.details);

/** The name under which unsaved texts are kept. */
export const draftNameOf = (documentId: string, language: Language): string =>
  `translation-${language}-${documentId}`;

/** The state of the translation form. */
export function useTranslation(
  { noun, language, entry, onSettled, onFailed, onOutdated }: TranslationFormProps,
  onInvalid: (field: string) => void,
) {
  const { translation } = useTexts(textsByLanguage);
  const { put, post } = useFetchClient();
  const formatError = useFormatError();
  const { documentId, seen, version } = entry;
  const drafts = useUnsavedDrafts();
  const draftName = draftNameOf(documentId, language);
  const [typed, setTyped] = useState<Texts | undefined>(
    () => keptTexts.safeParse(drafts.read(draftName)?.values).data,
  );
  /** The version that the typed texts are based on: the queue can load a newer one while somebody types. */
  const [basis, setBasis] = useState(() => drafts.read(draftName)?.version);
  const [saved, setSaved] = useState<Texts>();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What somebody else has saved, and whether ours was to be marked as ready. */
  const [theirs, setTheirs] = useState<NewerTranslation & { isReady: boolean }>();
  // The entry still has the old text until the queue has reloaded.
  const target = saved ?? entry.target;
  const texts = typed ?? target;
  const path = `/panel/translations/${noun}/${documentId}`;

  const settle = async (call: Promise<unknown>, sentence: string, isReady?: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call;
      drafts.forget(draftName);
      setSaved(texts);
      setTyped(undefined);
      setBasis(undefined);
      setTheirs(undefined);
      onSettled(sentence);
    } catch (error) {
      const newer = overwriting.safeParse(error).data;
      if (newer && isReady !== undefined) {
        setTheirs({ ...newer, isReady });
        return onFailed();
      }
      setFailure(formatError(error));
      onFailed();
      if (conflict.safeParse(error).success) onOutdated();
    } finally {
      setBusy(false);
    }
  };
  /** `over` is the version of another person's text that this one replaces. */
  const save = (isReady: boolean, over?: string) => {
    // First, the translator has to choose one of the two texts.
    if (isBusy || (theirs && !over)) return;
    setChecked(true);
    const written = translatedTextsSchema(noun).safeParse(texts);
    const body = {
      language,
      seen,
      version: over ?? basis ?? version,
      texts: written.data,
      isReady,
    };
    if (written.success) void settle(put(path, body), translation.saved, isReady);
    else onInvalid(String(written.error.issues[0]?.path[0]));
  };
  const mark = (isReady: boolean) => {
    const sentence = isReady ? translation.marked : translation.sentBack;
    if (!isBusy) void settle(post(`${path}/ready`, { language, seen, version, isReady }), sentence);
  };
  const typeAll = (changed: Texts) => {
    const next = { ...texts, ...changed };
    const isAsSaved = Object.keys(translatableFields[noun]).every(
      (each) => next[each] === target[each],
    );
    const typedOver = basis ?? version;
    setTyped(isAsSaved ? undefined : next);
    setBasis(isAsSaved ? undefined : typedOver);
    if (isAsSaved) drafts.forget(draftName);
    else drafts.keep(draftName, { values: next, version: typedOver });
  };

  /** Texts that are too long are reported while typing, empty ones only when saving. */
  const errors = Object.fromEntries(
    Object.entries(translatableFields[noun]).map(([field, most]) => {
      const text = (texts[field] ?? '').trim();
      if (text.length > most) return [field, translation.tooLong(most)];
      const isMissing = isChecked && text === '' && !isOptional(field);
      return [field, isMissing ? translation.blank : undefined];
    }),
  );

  return {
    texts,
    errors,
    isTyped: typed !== undefined,
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    type: (field: string, text: string) => typeAll({ [field]: text }),
    typeAll,
    save,
    mark,
    theirs,
    keepMine: () => theirs && save(theirs.isReady, theirs.version),
    takeTheirs: () => {
      drafts.forget(draftName);
      setTyped(undefined);
      setBasis(undefined);
      setSaved(theirs?.texts);
      setTheirs(undefined);
      onOutdated();
    },
  };
}
