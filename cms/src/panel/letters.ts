import type { Core } from '@strapi/strapi';
import { z } from 'zod';

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
  const say = (name: string, words: object) => Object.assign(metadatas[name]?.edit ?? {}, words);
  say('week', {
    label: 'Week',
    description: 'Any day of it: the letter goes out on its Monday.',
  });
  say('affirmation', {
    label: 'Affirmation',
    mainField: 'text',
    description: 'It must be published by then, or a featured one takes its place.',
  });
  say('noteEn', { label: 'Note in English', description: 'Stands beneath the card.' });
  say('noteFr', { label: 'Note in French', description: 'Stands beneath the card.' });
  Object.assign(metadatas['affirmation']?.list ?? {}, {
    label: 'Affirmation',
    mainField: 'text',
  });
}
