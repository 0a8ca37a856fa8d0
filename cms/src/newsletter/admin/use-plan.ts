import { useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { z } from 'zod';
import {
  letterFields,
  newsletterLimits,
  savedPlan,
  type LetterAffirmation,
  type LetterField,
  type LetterPlan,
  type NewsletterCalendar,
  type PlannedWeek,
} from '../../contract/newsletter.ts';
import {
  basisHeader,
  conflict,
  noBasis,
  type Conflict,
  type VersionContent,
} from '../../contract/versions.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { compareChanges } from '../../admin/shared/merge.ts';
import {
  choices,
  planFields,
  isSame,
  valuesOf,
  withFields,
  withTyped,
  type Choices,
} from './choices.ts';
import { askWhichToKeep } from '../../admin/shared/conflict-store.ts';
import { textsByLanguage as versionTexts } from '../../versions/i18n/texts.ts';

/** An unsaved plan, and the time of the save that it is based on. */
interface Typed extends Choices {
  baseSavedAt: string | null;
}

const refused = z.object({ response: z.object({ data: z.object({ error: conflict }) }) });

export const limitOf = (field: LetterField): number =>
  field.startsWith('subject') ? newsletterLimits.subject : newsletterLimits.note;

export const isTooLong = (field: LetterField, plan: LetterPlan): boolean =>
  plan[field].trim().length > limitOf(field);

/**
 * What somebody plans for a week: kept in the browser until it is saved, and never saved over a colleague's newer plan
 * (behavior N4).
 */
export function usePlan(
  week: PlannedWeek,
  writable: NewsletterCalendar['writable'],
  onSaved: () => void,
) {
  const { conflicts } = useTexts(versionTexts);
  const { put } = useFetchClient();
  const formatError = useFormatError();
  const drafts = useUnsavedDrafts();
  const draftName = `letter-${week.week}`;
  const [typed, setTyped] = useState<Typed | undefined>(() => {
    const kept = drafts.read(draftName);
    const found = choices.safeParse(kept?.values).data;
    return found && { ...found, baseSavedAt: kept?.baseSavedAt ?? null };
  });
  /** What was saved last, and what it replaced, until the week has loaded again. */
  const [saved, setSaved] = useState<Typed & { over: string | null }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [merged, setMerged] = useState<string>();
  const [isJustSaved, setJustSaved] = useState(false);
  const [discarded, setDiscarded] = useState<Typed>();
  const stored: Typed =
    saved?.over === week.savedAt ? saved : { ...week, baseSavedAt: week.savedAt };
  const { plan, chosen } = typed ?? stored;

  /** What is typed while a save is on its way, which keeps an older `typed`. */
  const latest = useRef(typed);
  const keep = (next: Typed | undefined) => {
    latest.current = next;
    setTyped(next);
    setDiscarded(undefined);
    if (!next) return drafts.forget(draftName);
    const { baseSavedAt, ...values } = next;
    drafts.keep(draftName, { values, baseSavedAt });
  };
  const forget = () => {
    keep(undefined);
    setFailure(undefined);
  };
  const change = (next: Choices) => {
    setJustSaved(false);
    if (!isBusy && isSame(next.plan, stored.plan)) return forget();
    keep({ ...next, baseSavedAt: (typed ?? stored).baseSavedAt });
  };

  /** Asks which plan to keep while the save waits. */
  const ask = (
    mine: VersionContent,
    theirs: Conflict,
    asked: readonly string[],
    savesAnyway: boolean,
  ) =>
    askWhichToKeep({
      noun: 'letter',
      documentId: week.documentId ?? '',
      language: undefined,
      mine,
      theirs,
      fields: asked,
      unseen: [],
      action: 'save',
      savesAnyway,
    });

  /** Saves a plan. Resolves to whether it is saved. */
  const write = async (next: Choices, savedAt: string | null): Promise<boolean> => {
    setBusy(true);
    setMerged(undefined);
    setFailure(undefined);
    try {
      let basis = savedAt ?? noBasis;
      let mine = next;
      for (;;) {
        try {
          const answer = await put(`/panel/letter/weeks/${week.week}`, mine.plan, {
            headers: { [basisHeader]: basis },
          });
          const { savedAt: baseSavedAt } = savedPlan.parse(answer.data);
          const since = latest.current;
          const goesOn = since && since.plan !== next.plan;
          keep(goesOn ? { ...withTyped(mine, next, since), baseSavedAt } : undefined);
          setSaved({ ...mine, baseSavedAt, over: week.savedAt });
          setJustSaved(true);
          onSaved();
          return true;
        } catch (error) {
          const theirs = refused.safeParse(error).data?.response.data.error.details;
          if (!theirs) throw error;
          const values = valuesOf(mine);
          const given = {
            fields: planFields,
            base: theirs.base,
            mine: values,
            theirs: theirs.fields,
          };
          const { both, onlyMine, onlyTheirs } = compareChanges(given);
          const savesAnyway = onlyMine.length > 0;
          const answer = both.length > 0 ? await ask(values, theirs, both, savesAnyway) : [];
          const takesAll = answer !== undefined && both.length > 0 && answer.length === both.length;
          if (!answer || (takesAll && !savesAnyway)) {
            if (answer) forget();
            else setFailure(conflicts.notSaved);
            onSaved();
            return false;
          }
          const taken = [...answer, ...onlyTheirs];
          mine = withFields(mine, theirs.fields, taken);
          if (taken.length > 0) setMerged(conflicts.merged(theirs.by));
          basis = theirs.savedAt.toISOString();
        }
      }
    } catch (error) {
      setFailure(formatError(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    plan,
    chosen,
    isTyped: typed !== undefined,
    isBusy,
    isJustSaved,
    /** What to say about a colleague's changes that the save has kept. */
    merged,
    failure,
    dismiss: () => setFailure(undefined),
    type: (field: LetterField, text: string) =>
      change({ plan: { ...plan, [field]: text }, chosen }),
    choose: (affirmation: LetterAffirmation | null) =>
      change({
        plan: { ...plan, affirmation: affirmation?.documentId ?? null },
        chosen: affirmation,
      }),
    discard: () => {
      forget();
      setDiscarded(typed);
    },
    putBack: discarded && (() => keep(discarded)),
    save() {
      if (isBusy || !typed || letterFields.some((field) => isTooLong(field, plan))) return;
      void write({ plan, chosen }, typed.baseSavedAt);
    },
    /** Saves the texts and the affirmation of a version, as far as the caller can change them. */
    restore: (version: VersionContent) => {
      const taken = writable.filter((field) => field === 'affirmation' || field in version);
      return write(withFields({ plan, chosen }, version, taken), stored.baseSavedAt);
    },
  };
}
export type PlanWork = ReturnType<typeof usePlan>;
