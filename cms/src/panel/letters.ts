import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fields } from '../i18n/en/fields.ts';

const field = z.looseObject({ edit: z.looseObject({}), list: z.looseObject({}) });
const configuration = z.looseObject({
  settings: z.looseObject({ mainField: z.string() }),
  metadatas: z.record(z.string(), field),
  layouts: z.looseObject({}),
});
type Configuration = z.output<typeof configuration>;

const uid = 'api::letter.letter';

/**
 * How the panel shows letters: an affirmation is chosen by its words, where Strapi alone would show ids.
 * Only until somebody arranges it otherwise.
 */
export async function arrangeLetters(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  const type = service.findContentType(uid);
  const found = configuration.parse(await service.findConfiguration(type));
  if (found.settings.mainField !== 'documentId') return;
  change(found);
  await service.updateConfiguration(type, found);
}

function change({ settings, metadatas, layouts }: Configuration): void {
  Object.assign(settings, {
    mainField: 'week',
    defaultSortBy: 'week',
    defaultSortOrder: 'DESC',
  });
  Object.assign(layouts, { list: ['week', 'affirmation', 'noteEn', 'noteFr'] });
  for (const [name, { label, hint }] of Object.entries(fields.letter)) {
    Object.assign(metadatas[name]?.edit ?? {}, { label, description: hint });
    Object.assign(metadatas[name]?.list ?? {}, { label });
  }
  for (const view of ['edit', 'list'] as const)
    Object.assign(metadatas['affirmation']?.[view] ?? {}, { mainField: 'text' });
}
