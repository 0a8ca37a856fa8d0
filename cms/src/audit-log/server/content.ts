import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { currentPanelUser } from '../../core/panel-user.ts';
import { localeParameter } from '../../core/locale-parameter.ts';
import {
  historyContentTypes,
  type HistoryAction,
  type HistoryContentType,
} from '../../contract/history.ts';
import { languages, type Language } from '../../contract/language.ts';
import { versionContent, versionedFields } from '../../contract/versions.ts';
import { fieldsSql, tableOf } from '../../versions/server/snapshot.ts';
import { recordEvents } from './audit-log.ts';

/** The column that the audit log shows as a document's title. */
const titleOf: Record<HistoryContentType, string> = {
  affirmation: 'text',
  category: 'name',
  testimonial: 'text',
  week: `concat_ws('. ', cast(number as text), title)`,
  letter: 'cast(week as text)',
  term: 'english',
};

const actions: Readonly<Record<string, HistoryAction>> = {
  create: 'create',
  clone: 'create',
  update: 'change',
  discardDraft: 'discard',
  publish: 'publish',
  unpublish: 'unpublish',
  delete: 'delete',
};
/** These actions can change the title or create it, so the entry is read again after them. */
const loggedAfter: readonly HistoryAction[] = ['create', 'change', 'discard'];

const target = z.object({ documentId: z.string(), locale: localeParameter });
const created = z.object({ documentId: z.string() });

/** Logs everything that panel users do with entries, unless a save has changed nothing. */
export function logContentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const noun = historyContentTypes.find((each) => context.uid === `api::${each}.${each}`);
    const action = noun && actions[context.action];
    if (!noun || !action || !currentPanelUser(strapi)) return next();
    return strapi.db.transaction(async () => {
      const known = target.safeParse(context.params).data;
      const before = known && action !== 'create' ? await readEntries(strapi, noun, known) : [];
      const published =
        known && action === 'publish' ? await readEntries(strapi, noun, known, 'published') : [];
      const result = await next();
      const written = action === 'create' ? created.parse(result) : {};
      const which = target.parse({ ...context.params, ...written });
      const after = loggedAfter.includes(action) ? await readEntries(strapi, noun, which) : [];
      // Publishing several entries also publishes those again that readers already see.
      const changed = before.filter(
        (entry) => !published.some((other) => isDeepStrictEqual(other, entry)),
      );
      await recordChanges(strapi, noun, action, which.documentId, changed, after);
      return result;
    });
  });
}

/** Logs what somebody did with a document in a language, without changing it. */
export async function logEntryEvent(
  strapi: Core.Strapi,
  noun: HistoryContentType,
  action: HistoryAction,
  { documentId, language }: { documentId: string; language: Language },
): Promise<void> {
  const entries = await readEntries(strapi, noun, { documentId, locale: [language] });
  await recordChanges(strapi, noun, action, documentId, entries, []);
}

const rows = z.object({
  rows: z.array(
    z.object({ language: z.enum(['', ...languages]), title: z.string(), fields: versionContent }),
  ),
});
type Entry = z.infer<typeof rows>['rows'][number];

/** A document in some languages, as editors see it (its draft if it has one) or only what is published. */
async function readEntries(
  strapi: Core.Strapi,
  noun: HistoryContentType,
  { documentId, locale }: { documentId: string; locale: readonly string[] },
  version: 'newest' | 'published' = 'newest',
): Promise<Entry[]> {
  const found = await strapi.db.transaction(({ trx }) =>
    trx.raw(
      `select distinct on (locale) coalesce(locale, '') as language, coalesce(${titleOf[noun]}, '') as title,
         cast(${fieldsSql('entry', noun, fieldsOf(noun))} as json) as fields
       from ${tableOf[noun]} entry
       where document_id = :documentId and (locale is null or locale = any(:locale))
         and (published_at is not null or :version = 'newest')
       order by locale, published_at nulls first`,
      { documentId, locale, version, zone: 'UTC' },
    ),
  );
  return rows.parse(found).rows;
}

/** Also the featured position, which versions don't have, so that a save that changes only the position is logged. */
const fieldsOf = (noun: HistoryContentType): readonly string[] =>
  noun === 'affirmation' ? [...versionedFields[noun], 'featuredOrder'] : versionedFields[noun];

async function recordChanges(
  strapi: Core.Strapi,
  noun: HistoryContentType,
  action: HistoryAction,
  documentId: string,
  before: readonly Entry[],
  after: readonly Entry[],
): Promise<void> {
  const events = (after.length > 0 ? after : before).flatMap(({ language, title }) => {
    const [old, now] = [before, after].map(
      (entries) => entries.find((entry) => entry.language === language)?.fields ?? null,
    );
    if (action === 'change' && isDeepStrictEqual(old, now)) return [];
    return {
      action,
      noun,
      title,
      documentId,
      language: languages.find((each) => each === language),
      // Versions store the texts, but are deleted with their entry. Terms hold nothing that has to go for good.
      ...(noun === 'term' &&
        action === 'delete' && { details: { before: old ?? null, after: null } }),
    };
  });
  await recordEvents(strapi, events, 'command');
}
