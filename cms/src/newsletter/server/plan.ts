import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { fallbackLanguage } from '../../contract/language.ts';
import {
  emptyPlan,
  isEmptyPlan,
  letterFields,
  type LetterField,
  type LetterPlan,
} from '../../contract/newsletter.ts';
import { isUniqueViolation } from '../../core/database-errors.ts';
import { forbid, hasPermission, inPanelLanguage, validationError } from '../../core/panel-user.ts';
import { refuseConflict } from '../../versions/server/conflict.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { listLetters, planOf, type LetterRow } from './calendar.ts';

const uid = 'api::letter.letter';
type Field = 'affirmation' | LetterField;
export const planFields: readonly Field[] = ['affirmation', ...letterFields];

/** Whether the caller can change a field of newsletters, also of those that others created. */
export const canWrite = (strapi: Core.Strapi, field: Field): boolean =>
  hasPermission(strapi, 'update', uid, fallbackLanguage, field);

async function findLetter(db: Knex, week: string): Promise<LetterRow | undefined> {
  return (await listLetters(db, week, week))[0];
}

/**
 * Saves what editors choose and write for a week. Only what differs is saved, so that translators can save a plan whose
 * French alone they have changed. Resolves to the time of the plan's last save. Throws errors that the panel shows.
 */
export async function savePlan(
  strapi: Core.Strapi,
  week: string,
  plan: LetterPlan,
): Promise<string | null> {
  const letter = await findLetter(strapi.db.connection, week);
  const changed = changedFields(letter ? planOf(letter) : emptyPlan, plan);
  if (changed.length === 0) return letter?.savedAt ?? null;
  // First, because a colleague's newer text would count as changed by the caller.
  if (letter) await refuseConflict(strapi, 'letter', letter.documentId, fallbackLanguage);
  if (!changed.every((field) => canWrite(strapi, field)))
    forbid(strapi, inPanelLanguage(strapi, textsByLanguage).messages.notYours);
  try {
    return await write(strapi, week, letter, plan, changed);
  } catch (error) {
    // Somebody else has planned the week at the same moment: the update says so if their text would be lost (behavior N4).
    const other = letter ? undefined : await findLetter(strapi.db.connection, week);
    if (!other) throw error;
    return write(strapi, week, other, plan, changed);
  }
}

const saved = z.object({ updatedAt: z.coerce.date() });

const changedFields = (before: LetterPlan, plan: LetterPlan): Field[] =>
  planFields.filter((field) => (before[field] ?? '') !== (plan[field] ?? ''));

async function write(
  strapi: Core.Strapi,
  week: string,
  letter: LetterRow | undefined,
  plan: LetterPlan,
  changed: readonly Field[],
): Promise<string> {
  const data = Object.fromEntries(changed.map((field) => [field, valueOf(plan, field)]));
  const letters = strapi.documents(uid);
  const result = letter
    ? await letters.update({ documentId: letter.documentId, locale: fallbackLanguage, data })
    : await letters.create({ data: { week, ...data } });
  return saved.parse(result).updatedAt.toISOString();
}

function valueOf(plan: LetterPlan, field: Field) {
  if (field !== 'affirmation') return plan[field] || null;
  const { affirmation: documentId } = plan;
  return { set: documentId === null ? [] : [{ documentId, locale: fallbackLanguage }] };
}

/**
 * Moves a week's plan to another week. If that one is taken, swaps the two plans if `swaps` is true, and throws an error
 * that the panel shows otherwise (behavior N4).
 */
export async function movePlan(
  strapi: Core.Strapi,
  from: string,
  to: string,
  swaps: boolean,
): Promise<void> {
  const { messages } = inPanelLanguage(strapi, textsByLanguage);
  if (!planFields.every((field) => canWrite(strapi, field))) forbid(strapi, messages.notYours);
  const move = strapi.db.transaction(async ({ trx }) => {
    // In one order, so that moves in opposite directions can't end in a deadlock.
    await trx.raw('select from letters where week in (:from, :to) order by id for update', {
      from,
      to,
    });
    const source = await findLetter(trx, from);
    const target = await findLetter(trx, to);
    const plan = source ? planOf(source) : emptyPlan;
    const replaced = target ? planOf(target) : emptyPlan;
    if (target?.isSent) throw validationError(messages.sent, 'to');
    if (!isEmptyPlan(replaced) && !swaps) throw validationError(messages.taken, 'to');
    const writePlan = (week: string, letter: LetterRow | undefined, next: LetterPlan) =>
      write(strapi, week, letter, next, changedFields(letter ? planOf(letter) : emptyPlan, next));
    await writePlan(to, target, plan);
    await writePlan(from, source, replaced);
  });
  await move.catch((error: unknown) => {
    // Somebody else has planned the empty week at the same moment.
    throw isUniqueViolation(error) ? validationError(messages.taken, 'to') : error;
  });
}
