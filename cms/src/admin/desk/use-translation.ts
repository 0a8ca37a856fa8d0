import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { z } from 'zod';
import { sentenceLimits, writtenSentences } from '../../contract/desk.ts';
import { useExplain } from '../panel/call.ts';
import { useTexts } from '../panel/texts.ts';
import type { TranslationProps } from './Translation.tsx';
import { keepTyped, readTyped, type TypedTexts } from './typed.ts';

const conflict = z.object({ status: z.literal(409) });

/** A translation while it is written: what is typed, what is wrong with it, and what can be done. */
export function useTranslation(
  { noun, language, entry, onSettled, onOutdated }: TranslationProps,
  onWrong: (field: string) => void,
) {
  const { desk } = useTexts();
  const { put, post } = useFetchClient();
  const explain = useExplain();
  const { documentId, seen } = entry;
  const [typed, setTyped] = useState(() => readTyped(documentId, language));
  const [saved, setSaved] = useState<TypedTexts>();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // What was saved stays in sight until the queue is read again.
  const target = saved ?? entry.target;
  const texts = typed ?? target;
  const path = `/panel/desk/${noun}/${documentId}`;

  const settle = async (call: Promise<unknown>, sentence: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call;
      keepTyped(documentId, language);
      setSaved(texts);
      setTyped(undefined);
      onSettled(sentence);
    } catch (error) {
      setFailure(explain(error));
      if (conflict.safeParse(error).success) onOutdated();
    } finally {
      setBusy(false);
    }
  };
  const save = () => {
    if (isBusy) return;
    setChecked(true);
    const written = writtenSentences(noun).safeParse(texts);
    if (written.success)
      void settle(put(path, { language, seen, texts: written.data }), desk.saved);
    else onWrong(String(written.error.issues[0]?.path[0]));
  };
  const markStillRight = () => {
    if (!isBusy) void settle(post(`${path}/still-right`, { language, seen }), desk.marked);
  };
  const type = (field: string, text: string) => {
    const next = { ...texts, [field]: text };
    const isAsSaved = Object.keys(sentenceLimits[noun]).every(
      (each) => next[each] === target[each],
    );
    setTyped(isAsSaved ? undefined : next);
    keepTyped(documentId, language, isAsSaved ? undefined : next);
  };

  /** What is wrong, field by field: what is too long at once, what is blank when it is to be saved. */
  const errors = Object.fromEntries(
    Object.entries(sentenceLimits[noun]).map(([field, most]) => {
      const text = (texts[field] ?? '').trim();
      if (text.length > most) return [field, desk.tooLong(most)];
      return [field, isChecked && text === '' ? desk.blank : undefined];
    }),
  );

  return {
    texts,
    errors,
    isTyped: typed !== undefined,
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    type,
    save,
    markStillRight,
  };
}
