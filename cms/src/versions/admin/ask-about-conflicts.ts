import { z } from 'zod';
import {
  basisHeader,
  conflict,
  isLocalized,
  noBasis,
  versionedFields,
  versionedTypes,
  type Conflict,
} from '../../contract/versions.ts';
import {
  interceptSaves,
  type Answer,
  type InterceptedSave,
} from '../../strapi/admin/intercept-saves.ts';
import { replaceNotice } from '../../strapi/admin/replace-notice.tsx';
import { mayPublish } from '../../strapi/admin/unusable.ts';
import { panelLanguage } from '../../strapi/admin/panel-language.ts';
import { compareChanges, isSame, isUnchangedRelation } from '../../admin/shared/merge.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { restoringHeaders } from './restoring.ts';
import { askWhichToKeep, openConflict } from '../../admin/shared/conflict-store.ts';

const savedEntry = z.object({ data: z.object({ data: z.object({ updatedAt: z.string() }) }) });
const refused = z.object({ error: conflict });

/** When this browser last saved an entry, because the form can be saved again before it has loaded that. */
const lastSaves = new Map<string, string>();

/**
 * Lets every save of Strapi's form say which text it is based on. If somebody else has saved a newer one, the changes of
 * both are kept. For each field that both have changed, the author chooses one of the two texts; meanwhile the save waits
 * (behavior T3).
 * Before publishing or scheduling, the author also sees what the other has changed.
 */
export function askAboutConflicts(): void {
  interceptSaves(async (save, send, reload) => {
    const noun = versionedTypes.find((each) => save.model === `api::${each}.${each}`);
    const restoring = restoringHeaders();
    // Without versions to compare, the form leaves alone what it hasn’t changed, such as a member’s address.
    if (!noun) return send(restoring, unchangedFields(save));
    if (save.savedAt === undefined) return send(restoring);
    const key = `${save.model} ${save.documentId} ${save.locale ?? ''}`;
    let basis = later(save.savedAt, lastSaves.get(key));
    let omitted: readonly string[] = [];
    let mergedWith: Conflict | undefined;
    for (;;) {
      const answer = await send({ ...restoring, [basisHeader]: basis ?? noBasis }, omitted);
      const theirs = refused.safeParse(answer).data?.error.details;
      if (!theirs) {
        const saved = savedEntry.safeParse(answer).data?.data.data.updatedAt;
        if (saved) lastSaves.set(key, saved);
        if (saved && mergedWith) sayMerged(mergedWith, save.isPublishing);
        return answer;
      }
      const mine = without(save.data, omitted);
      const changes = compareChanges({
        fields: versionedFields[noun],
        base: theirs.base,
        mine,
        theirs: theirs.fields,
      });
      const action = save.isPublishing
        ? 'publish'
        : isScheduling(save.model, mine)
          ? 'schedule'
          : 'save';
      // Whoever schedules decides about the date, even if only the other has changed it.
      const isDecided = (field: string) => action === 'schedule' && field === 'publishAt';
      const { onlyMine } = changes;
      const onlyTheirs = changes.onlyTheirs.filter((field) => !isDecided(field));
      const both = [...changes.both, ...changes.onlyTheirs.filter(isDecided)];
      // Readers would see a text that the author hasn't: also one that has changed again since the last question.
      const { data } = save;
      const unseen =
        action === 'save'
          ? []
          : onlyTheirs.filter((field) => field in data && !isUnchangedRelation(data[field]));
      const kept = [...onlyTheirs];
      if (both.length > 0 || unseen.length > 0) {
        // Nobody is there to ask.
        if (!openConflict.isUsed()) return answer;
        const savesAnyway = onlyMine.length > 0 || save.isPublishing;
        const taken = await askWhichToKeep({
          noun,
          documentId: save.documentId,
          language: isLocalized(noun) ? save.locale : undefined,
          mine: data,
          theirs,
          fields: both,
          unseen,
          action,
          savesAnyway,
        });
        if (!taken) return failure('notSaved');
        if (taken.length === both.length && !savesAnyway) {
          reload();
          return failure('tookTheirs');
        }
        kept.push(...taken);
      }
      if (kept.length > 0) mergedWith = theirs;
      omitted = [...omitted, ...kept];
      basis = theirs.savedAt.toISOString();
    }
  });
}

const scheduled = z.object({ publishAt: z.iso.datetime() });

/** Whether saving a form schedules it. A time that is over publishes it at once. */
const isScheduling = (model: string, values: object): boolean =>
  scheduled.safeParse(values).success && mayPublish(model);

const unchangedFields = ({ data, loaded }: InterceptedSave): readonly string[] =>
  Object.keys(data).filter((name) => name in loaded && isSame(data[name], loaded[name]));

const later = (loaded: string | null, saved: string | undefined): string | null =>
  saved !== undefined && (loaded === null || saved > loaded) ? saved : loaded;

const without = (data: Readonly<Record<string, unknown>>, omitted: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !omitted.includes(field)));

function sayMerged({ by }: Conflict, isPublished: boolean): void {
  const language = panelLanguage();
  const { merged, mergedAndPublished } = textsByLanguage[language].conflicts;
  const message = isPublished ? mergedAndPublished(by) : merged(by);
  replaceNotice(message, sharedTexts[language].common.close, 'success');
}

/** After any other error than this, Strapi takes the form as saved. */
function failure(reason: 'tookTheirs' | 'notSaved'): Answer {
  const language = panelLanguage();
  const message = textsByLanguage[language].conflicts[reason];
  replaceNotice(message, sharedTexts[language].common.close);
  return { error: { name: 'ValidationError', status: 409, message, details: {} } };
}
