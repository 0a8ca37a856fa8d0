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
import { compareChanges } from '../../admin/shared/merge.ts';
import { useUnsavedDrafts, type UnsavedDraft } from '../../admin/shared/unsaved-drafts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage as versionTexts } from '../../versions/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import type { TranslationFormProps } from './TranslationForm.tsx';

type Texts = Readonly<Record<string, string>>;

const keptTexts = z.record(z.string(), z.string());
const conflict = z.object({ status: z.literal(409) });
/** The 409 of a save that would have replaced a newer translation. */
const overwriting = z
  .object({
    response: z.object({ data: z.object({ error: z.object({ details: newerTranslation }) }) }),
  })
  .transform(({ response }) => response.data.error.details);

interface Settling {
  sentence: string;
  /** The texts that are saved, if they aren't those in the form. */
  now?: Texts;
  /** Called with a newer translation that prevented the save. */
  merge?: (newer: NewerTranslation) => Promise<void>;
}

/** What unsaved texts were typed over. */
function basisOf(draft: UnsavedDraft | undefined): { version: string; texts: Texts } | undefined {
  const { version, base } = draft ?? {};
  // Without its texts, each field counts as changed.
  return version === undefined ? undefined : { version, texts: keptTexts.catch({}).parse(base) };
}

const withFields = (texts: Texts, others: Texts, taken: readonly string[]): Texts => ({
  ...texts,
  ...Object.fromEntries(taken.map((field) => [field, others[field] ?? ''])),
});

/** The name under which unsaved texts are kept. */
export const draftNameOf = (documentId: string, language: Language): string =>
  `translation-${language}-${documentId}`;

/** The state of the translation form. */
export function useTranslation(
  { noun, language, entry, onSettled, onFailed, onOutdated }: TranslationFormProps,
  onInvalid: (field: string) => void,
) {
  const { translation } = useTexts(textsByLanguage);
  const { conflicts } = useTexts(versionTexts);
  const { put, post } = useFetchClient();
  const formatError = useFormatError();
  const { documentId, seen, version } = entry;
  const drafts = useUnsavedDrafts();
  const draftName = draftNameOf(documentId, language);
  const fields = Object.keys(translatableFields[noun]);
  const [typed, setTyped] = useState<Texts | undefined>(
    () => keptTexts.safeParse(drafts.read(draftName)?.values).data,
  );
  /** What the typed texts are based on: the queue can load a newer version while somebody types. */
  const [basis, setBasis] = useState(() => basisOf(drafts.read(draftName)));
  /** What was saved last over a version, until the queue has loaded a newer one. */
  const [saved, setSaved] = useState<{ texts: Texts; over: string }>();
  const [discarded, setDiscarded] = useState<Texts>();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** A newer translation, the fields that both have changed, and whether ours was to be marked as ready. */
  const [theirs, setTheirs] = useState<NewerTranslation & { both: string[]; isReady: boolean }>();
  const target = saved?.over === version ? saved.texts : entry.target;
  const texts = typed ?? target;
  const path = `/panel/translations/${noun}/${documentId}`;

  const show = (settled: Texts) => {
    drafts.forget(draftName);
    setSaved({ texts: settled, over: version });
    setTyped(undefined);
    setBasis(undefined);
    setTheirs(undefined);
  };
  const settle = async (
    call: Promise<unknown>,
    { sentence, now = texts, merge }: Settling,
  ): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call;
      show(now);
      onSettled(sentence);
    } catch (error) {
      const newer = overwriting.safeParse(error).data;
      if (newer && merge) return await merge(newer);
      onFailed();
      const message = formatError(error);
      if (conflict.safeParse(error).success) onOutdated(message);
      else setFailure(message);
    } finally {
      setBusy(false);
    }
  };
  /** @param over A newer translation that this one replaces. */
  const save = async (
    isReady: boolean,
    over?: NewerTranslation,
    { now = texts, sentence = translation.saved } = {},
  ): Promise<void> => {
    // First, the translator has to choose one of the two texts (behavior T3).
    if (isBusy || (theirs && !over)) return;
    // An unchanged translation needs no new version.
    if (isReady && !typed && !over && entry.state !== 'missing') return mark(true, sentence);
    setChecked(true);
    const written = translatedTextsSchema(noun).safeParse(now);
    const body = {
      language,
      seen,
      // Where nothing is saved, nothing can be overwritten.
      version: over?.version ?? (entry.state === 'missing' ? version : basis?.version) ?? version,
      texts: written.data,
      isReady,
    };
    const merge = async (newer: NewerTranslation) => {
      const base = basis?.texts ?? target;
      const { both, onlyTheirs } = compareChanges({ fields, base, mine: now, theirs: newer.texts });
      const merged = withFields(now, newer.texts, onlyTheirs);
      setTyped(merged);
      if (both.length === 0)
        return save(isReady, newer, {
          now: merged,
          ...(onlyTheirs.length > 0 && { sentence: conflicts.merged(newer.by) }),
        });
      setTheirs({ ...newer, both, isReady });
      onFailed();
    };
    if (written.success) await settle(put(path, body), { sentence, now, ...(typed && { merge }) });
    else {
      onFailed();
      onInvalid(String(written.error.issues[0]?.path[0]));
    }
  };
  const mark = (
    isReady: boolean,
    sentence = isReady ? translation.marked : translation.sentBack,
  ): void => {
    if (!isBusy)
      void settle(post(`${path}/ready`, { language, seen, version, isReady }), { sentence });
  };
  const typeAll = (changed: Texts) => {
    const next = { ...texts, ...changed };
    setDiscarded(undefined);
    const isAsSaved = fields.every((each) => next[each] === target[each]);
    const typedOver = basis ?? { version, texts: target };
    setTyped(isAsSaved ? undefined : next);
    setBasis(isAsSaved ? undefined : typedOver);
    if (isAsSaved) drafts.forget(draftName);
    else
      drafts.keep(draftName, { values: next, base: typedOver.texts, version: typedOver.version });
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
    discard: () => {
      typeAll(target);
      setTheirs(undefined);
      setDiscarded(typed);
    },
    putBack: discarded && (() => typeAll(discarded)),
    save: (isReady: boolean) => void save(isReady),
    mark,
    theirs,
    keepMine: () => theirs && void save(theirs.isReady, theirs),
    takeTheirs: () => {
      if (!theirs) return;
      const now = withFields(texts, theirs.texts, theirs.both);
      if (fields.some((field) => now[field] !== (theirs.texts[field] ?? '')))
        return void save(theirs.isReady, theirs, { now });
      show(theirs.texts);
      onOutdated();
    },
  };
}
