import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedDrafts, type UnsavedDraft } from '../../admin/shared/unsaved-drafts.ts';
import { onEntrySaved } from '../../strapi/admin/document-endpoints.ts';
import { dismissKeptNotice } from '../../strapi/admin/replace-notice.tsx';
import { setBaseSavedAt } from '../../strapi/admin/intercept-saves.ts';

type Values = Readonly<Record<string, unknown>>;

interface Entry {
  model: string;
  documentId: string | undefined;
  /** The language, and the entry that is cloned. */
  variant: string;
  /** The time of the save that Strapi has loaded; null if the entry has not been saved in this language. */
  loadedSavedAt: string | null | undefined;
}

const isSame = (one: unknown, other: unknown) =>
  (JSON.stringify(one) ?? 'null') === (JSON.stringify(other) ?? 'null');

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1] ?? null;

const pick = (values: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, valueOf(values, name)]));

/** The fields of the form that differ from the entry. */
const changedFields = (values: object, initial: object) =>
  [...new Set([...Object.keys(values), ...Object.keys(initial)])].filter(
    (name) => !isSame(valueOf(values, name), valueOf(initial, name)),
  );

/**
 * Keeps what somebody typed into the form of an entry until it is saved, and puts it back when the form starts anew,
 * because Strapi does so whenever the entry has loaded again.
 */
export function useUnsavedChanges({ model, documentId, variant, loadedSavedAt }: Entry) {
  const drafts = useUnsavedDrafts();
  const name = `${model}-${documentId ?? 'new'}-${variant}`;
  const { values, initialValues, modified, setValues, disabled } = useForm(
    'useUnsavedChanges',
    (form) => form,
  );
  const [offered, setOffered] = useState<UnsavedDraft | undefined>(() => {
    const kept = disabled ? undefined : drafts.read(name);
    return kept && !isSame(pick(values, Object.keys(kept.values)), kept.values) ? kept : undefined;
  });
  /** What the form had when it was last changed. */
  const last = useRef({ initialValues, typed: {} as Values });
  /** The time of the save that the typed text is based on. It stays when Strapi loads a newer one. */
  const baseSavedAt = useRef<string | null | undefined>(undefined);
  const isRestoring = useRef(false);

  // It says that the text is still here.
  useEffect(() => dismissKeptNotice, []);
  useEffect(
    () => () => {
      if (documentId) setBaseSavedAt(model, documentId, undefined);
    },
    [model, documentId],
  );

  useEffect(
    () =>
      onEntrySaved((saved) => {
        if (saved.model !== model || saved.documentId !== documentId) return;
        last.current.typed = {};
        baseSavedAt.current = undefined;
        drafts.forget(name);
        setOffered(undefined);
      }),
    [drafts, name, model, documentId],
  );

  useEffect(() => {
    // The form has restored text only some renders later.
    if (disabled || offered || (isRestoring.current && !modified)) return;
    isRestoring.current = false;
    const { typed, initialValues: before } = last.current;
    const hasRestarted = before !== initialValues && !isSame(before, initialValues);
    last.current.initialValues = initialValues;
    const lost = Object.keys(typed).filter(
      (field) => !isSame(valueOf(values, field), typed[field]),
    );
    if (hasRestarted && !modified && lost.length > 0) {
      setValues({ ...values, ...typed });
      return;
    }
    const changed = modified ? changedFields(values, initialValues) : [];
    last.current.typed = pick(values, changed);
    if (changed.length === 0) baseSavedAt.current = undefined;
    else if (baseSavedAt.current === undefined) baseSavedAt.current = loadedSavedAt;
    // Others who use this browser must not find a password.
    const kept = changed.filter((field) => field !== 'password');
    if (kept.length === 0) drafts.forget(name);
    else
      drafts.keep(name, {
        values: pick(values, kept),
        base: pick(initialValues, kept),
        baseSavedAt: baseSavedAt.current,
      });
    if (documentId) setBaseSavedAt(model, documentId, baseSavedAt.current);
  }, [
    disabled,
    documentId,
    drafts,
    initialValues,
    loadedSavedAt,
    model,
    modified,
    name,
    offered,
    setValues,
    values,
  ]);

  return {
    offered,
    hasChangedSince:
      offered?.base !== undefined &&
      !isSame(pick(initialValues, Object.keys(offered.base)), offered.base),
    restore() {
      if (!offered) return;
      // Text of an entry that has been deleted replaces nothing.
      baseSavedAt.current = loadedSavedAt === null ? null : offered.baseSavedAt;
      isRestoring.current = true;
      setValues({ ...values, ...offered.values });
      setOffered(undefined);
    },
    discard() {
      drafts.forget(name);
      setOffered(undefined);
    },
  };
}
