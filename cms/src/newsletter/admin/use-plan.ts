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
  const ask = (mine: Choices, theirs: Conflict) => {
    const { affirmation, ...texts } = mine.plan;
    const title = mine.chosen?.texts.en ?? mine.chosen?.texts.fr ?? '';
    return askWhichToKeep({
      noun: 'letter',
      documentId: week.documentId ?? '',
      language: undefined,
      mine: {
        ...texts,
        week: week.week,
        affirmation: affirmation && { documentId: affirmation, title },
      },
      theirs,
    });
  };

  /** Saves a plan. Resolves to whether it is saved. */
  const write = async (next: Choices, savedAt: string | null): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      let basis = savedAt ?? noBasis;
      for (;;) {
        try {
          await put(`/panel/letter/weeks/${week.week}`, next.plan, {
            headers: { [basisHeader]: basis },
          });
          forget();
          setSaved({ ...next, over: week.savedAt });
          setJustSaved(true);
          onSaved();
          return true;
        } catch (error) {
          const theirs = refused.safeParse(error).data?.response.data.error.details;
          if (!theirs) throw error;
          const choice = await ask(next, theirs);
          if (choice === 'mine') {
            basis = theirs.savedAt.toISOString();
            continue;
          }
          if (choice === 'theirs') forget();
          else setFailure(conflicts.notSaved);
          onSaved();
          return false;
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
    restore: (fields: VersionContent) => {
      const text = (field: LetterField) => {
        const value = field in fields && writable.includes(field) ? fields[field] : plan[field];
        return typeof value === 'string' ? value : '';
      };
      const affirmation = relatedEntry.safeParse(fields['affirmation']).data?.documentId ?? null;
      const restored: Choices = {
        plan: {
          affirmation: writable.includes('affirmation') ? affirmation : plan.affirmation,
          subjectEn: text('subjectEn'),
          subjectFr: text('subjectFr'),
          noteEn: text('noteEn'),
          noteFr: text('noteFr'),
        },
        chosen: null,
      };
      return write(restored, week.savedAt);
    },
  };
}
export type PlanWork = ReturnType<typeof usePlan>;
