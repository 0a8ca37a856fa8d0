import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { languages, type Language } from '../../contract/language.ts';
import { restoredHeader, versionedTypes, type VersionAction } from '../../contract/versions.ts';
import { lockForChange } from '../../core/database/lock-entries.ts';
import { localeParameter } from '../../core/locale-parameter.ts';
import { currentPanelUser } from '../../core/panel-user.ts';
import { refuseConflict } from './conflict.ts';
import { deleteVersions, recordSave, withVersions } from './record.ts';
import { clearModified, hasDrafts, storedZone, tableOf } from './snapshot.ts';

const actions: Readonly<Record<string, VersionAction>> = {
  create: 'create',
  clone: 'create',
  update: 'save',
  publish: 'publish',
  unpublish: 'unpublish',
  discardDraft: 'discard',
};

const target = z.object({
  locale: localeParameter.transform((given) =>
    given.filter((each): each is Language => languages.some((language) => language === each)),
  ),
});
const restored = z.iso.datetime().transform((time) => new Date(time));
const document = z.object({ documentId: z.string() });

/**
 * Keeps a version of everything that panel users save, and refuses a save over somebody else's newer text. Registered
 * before what checks and completes a save, so that it sees the result.
 */
export function keepVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const noun = versionedTypes.find((each) => context.uid === `api::${each}.${each}`);
    if (!noun || !currentPanelUser(strapi)) return next();
    const { locale } = target.parse(context.params);
    if (context.action === 'delete')
      return strapi.db.transaction(async ({ trx }) => {
        await lockForChange(trx, tableOf[noun]);
        const result = await next();
        // What is deleted is deleted for good.
        await deleteVersions(trx, noun, document.parse(context.params).documentId, locale);
        return result;
      });

    const action = actions[context.action];
    if (!action) return next();
    const saved = context.action === 'clone' ? languages : locale;
    const save = { noun, action, languages: saved, systemActor: 'command' as const };
    if (action === 'create')
      return strapi.db.transaction(async ({ trx }) => {
        await lockForChange(trx, tableOf[noun]);
        const result = await next();
        const { documentId } = document.parse(result);
        await recordSave(strapi, trx, { ...save, documentIds: [documentId] });
        return result;
      });
    const { documentId } = document.parse(context.params);
    const restoredFrom =
      action === 'save'
        ? restored.safeParse(strapi.requestContext.get()?.get(restoredHeader)).data
        : undefined;
    const made = {
      ...save,
      documentIds: [documentId],
      ...(restoredFrom && { restoredFrom, action: 'restore' as const }),
    };
    return withVersions(strapi, made, async (trx) => {
      if (action !== 'save') return next();
      await refuseConflict(strapi, noun, documentId, locale[0]);
      const result = await next();
      if (hasDrafts(noun)) await trx.raw(clearModified(noun), { documentId, zone: storedZone() });
      return result;
    });
  });
}
