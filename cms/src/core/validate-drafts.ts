import type { Core, Modules } from '@strapi/strapi';
import { z } from 'zod';
import { requiredTexts } from '../contract/required-texts.ts';
import { hasVisibleText } from '../contract/text.ts';
import { localeParameter } from './locale-parameter.ts';
import { panelTexts, validationError } from './panel-user.ts';

const given = z.object({ data: z.record(z.string(), z.unknown()) });
const rules = z.object({ regex: z.union([z.string(), z.instanceof(RegExp)]).optional() });
const writes = ['create', 'update', 'clone'];

/**
 * Rejects drafts without their required texts, and values that their fields don't allow (behavior T2): Strapi checks
 * both only on publication.
 */
export function validateDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { contentType, action, params } = context;
    if (!contentType.options?.draftAndPublish || !writes.includes(action)) return next();
    const { data = {} } = given.safeParse(params).data ?? {};
    const texts = requiredTexts(contentType.attributes);
    const isComplete = texts.every((name) => name in data) || !(await isNew(strapi, context));
    const empty = texts.filter((name) =>
      name in data ? !hasVisibleText(String(data[name] ?? '')) : !isComplete,
    );
    const { content } = panelTexts(strapi);
    if (empty.length > 0) throw validationError(content.required, ...empty);
    const odd = Object.entries(contentType.attributes).flatMap(([name, attribute]) => {
      const { regex } = rules.parse(attribute);
      const value = data[name];
      return regex && typeof value === 'string' && value && !new RegExp(regex).test(value)
        ? [name]
        : [];
    });
    if (odd.length > 0) throw validationError(content.notAllowed, ...odd);
    return next();
  });
}

const document = z.object({ documentId: z.string(), locale: localeParameter });

/** Whether a write adds a language, or the whole entry. A clone has the texts of the entry that it is made from. */
async function isNew(
  strapi: Core.Strapi,
  { action, params, uid }: Modules.Documents.Middleware.Context,
): Promise<boolean> {
  if (action !== 'update') return action === 'create';
  const { documentId, locale } = document.parse(params);
  return (await strapi.db.query(uid).count({ where: { documentId, locale } })) === 0;
}
