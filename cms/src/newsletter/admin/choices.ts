import { z } from 'zod';
import {
  letterAffirmation,
  letterFields,
  letterPlan,
  type LetterField,
  type LetterPlan,
} from '../../contract/newsletter.ts';
import { relatedEntry, type VersionContent } from '../../contract/versions.ts';

/** A plan, with the chosen affirmation. Unlike saved texts, typed ones can be too long. */
export const choices = z.object({
  plan: letterPlan.extend({
    subjectEn: z.string(),
    subjectFr: z.string(),
    noteEn: z.string(),
    noteFr: z.string(),
  }),
  chosen: letterAffirmation.nullable(),
});
export type Choices = z.output<typeof choices>;

export const isSame = (one: LetterPlan, other: LetterPlan) =>
  one.affirmation === other.affirmation &&
  letterFields.every((field) => one[field] === other[field]);

export const planFields = ['affirmation', ...letterFields];

/** A plan as versions have it. */
export function valuesOf({ plan, chosen }: Choices): VersionContent {
  const { affirmation, ...texts } = plan;
  const title = chosen?.texts.en ?? chosen?.texts.fr ?? '';
  return { ...texts, affirmation: affirmation && { documentId: affirmation, title } };
}

/** A plan with some fields of a version. */
export function withFields(
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

/** A saved plan with what was typed since the save began. */
export function withTyped(saved: Choices, sent: Choices, typed: Choices): Choices {
  const text = (field: LetterField) =>
    (typed.plan[field] === sent.plan[field] ? saved : typed).plan[field];
  const { plan, chosen } = typed.plan.affirmation === sent.plan.affirmation ? saved : typed;
  return {
    plan: {
      affirmation: plan.affirmation,
      subjectEn: text('subjectEn'),
      subjectFr: text('subjectFr'),
      noteEn: text('noteEn'),
      noteFr: text('noteFr'),
    },
    chosen,
  };
}
