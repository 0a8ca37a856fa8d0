import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { z } from 'zod';
import {
  letterAffirmation,
  letterFields,
  letterPlan,
  newsletterLimits,
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
  relatedEntry,
  type Conflict,
  type VersionContent,
} from '../../contract/versions.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { compareChanges } from '../../admin/shared/merge.ts';
import { askWhichToKeep } from '../../admin/shared/conflict-store.ts';
import { textsByLanguage as versionTexts } from '../../versions/i18n/texts.ts';

/** A plan, with the chosen affirmation. Unlike saved texts, typed ones can be too long. */
const choices = z.object({
  plan: letterPlan.extend({
    subjectEn: z.string(),
    subjectFr: z.string(),
    noteEn: z.string(),
    noteFr: z.string(),
  }),
  chosen: letterAffirmation.nullable(),
});
type Choices = z.output<typeof choices>;

/** An unsaved plan, and the time of the save that it is based on. */
interface Typed extends Choices {
  baseSavedAt: string | null;
}

const refused = z.object({ response: z.object({ data: z.object({ error: conflict }) }) });

const isSame = (one: LetterPlan, other: LetterPlan) =>
  one.affirmation === other.affirmation &&
  letterFields.every((field) => one[field].trim() === other[field].trim());

const fields = ['affirmation', ...letterFields];

/** A plan as versions have it. */
function valuesOf({ plan, chosen }: Choices): VersionContent {
  const { affirmation, ...texts } = plan;
  const title = chosen?.texts.en ?? chosen?.texts.fr ?? '';
  return { ...texts, affirmation: affirmation && { documentId: affirmation, title } };
}

/** A plan with some fields of a version. */
function withFields(
  { plan, chosen }: Choices,
  version: VersionContent,
  taken: readonly string[],
): Choices {
  const text = (field: LetterField) => {
    const value = taken.includes(field) ? version[field] : plan[field];
    return typeof value === 'string' ? value : '';
  };
  const affirmation = relatedEntry.safeParse(version['affirmation']).data?.documentId ?? null;
  const takesAffirmation = taken.includes('affirmation');
  return {
    plan: {
      affirmation: takesAffirmation ? affirmation : plan.affirmation,
      subjectEn: text('subjectEn'),
      subjectFr: text('subjectFr'),
      noteEn: text('noteEn'),
      noteFr: text('noteFr'),
    },
    chosen: takesAffirmation ? null : chosen,
  };
}

export const limitOf = (field: LetterField): number =>
  field.startsWith('subject') ? newsletterLimits.subject : newsletterLimits.note;

export const isTooLong = (field: LetterField, plan: LetterPlan): boolean =>
  plan[field].trim().length > limitOf(field);

/** What somebody plans for a week: kept in the browser until it is saved, and never saved over a colleague's newer plan. */
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
  /** What was saved last, until the week has loaded again. */
  const [saved, setSaved] = useState<Choices & { over: string | null }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [merged, setMerged] = useState<string>();
  const [isJustSaved, setJustSaved] = useState(false);
  const stored: Choices = saved?.over === week.savedAt ? saved : week;
  const { plan, chosen } = typed ?? stored;

  const forget = () => {
    drafts.forget(draftName);
    setTyped(undefined);
    setFailure(undefined);
  };
  const change = (next: Choices) => {
    setJustSaved(false);
    if (isSame(next.plan, stored.plan)) return forget();
    const baseSavedAt = typed ? typed.baseSavedAt : week.savedAt;
    setTyped({ ...next, baseSavedAt });
    drafts.keep(draftName, { values: { ...next }, baseSavedAt });
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
      isPublishing: false,
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
          await put(`/panel/letter/weeks/${week.week}`, mine.plan, {
            headers: { [basisHeader]: basis },
          });
          forget();
          setSaved({ ...mine, over: week.savedAt });
          setJustSaved(true);
          onSaved();
          return true;
        } catch (error) {
          const theirs = refused.safeParse(error).data?.response.data.error.details;
          if (!theirs) throw error;
          const values = valuesOf(mine);
          // What was typed after a save is based on that, even if the week hasn't loaded again since.
          const base = saved?.over === week.savedAt ? valuesOf(saved) : theirs.base;
          const given = { fields, base, mine: values, theirs: theirs.fields };
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
    discard: forget,
    save() {
      if (isBusy || !typed || letterFields.some((field) => isTooLong(field, plan))) return;
      void write({ plan, chosen }, typed.baseSavedAt);
    },
    /** Saves the texts and the affirmation of a version, as far as the caller can change them. */
    restore: (version: VersionContent) => {
      const taken = writable.filter((field) => field === 'affirmation' || field in version);
      return write(withFields({ plan, chosen }, version, taken), week.savedAt);
    },
  };
}
export type PlanWork = ReturnType<typeof usePlan>;
