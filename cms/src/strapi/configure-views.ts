import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { commonLabels, configuredTypes, fieldTexts, views, type ConfiguredType } from './views.ts';

const configuration = z.looseObject({
  settings: z.record(z.string(), z.unknown()),
  metadatas: z.record(
    z.string(),
    z.looseObject({ edit: z.looseObject({}), list: z.looseObject({}) }),
  ),
  layouts: z.looseObject({ list: z.unknown(), edit: z.unknown() }),
});
type Configuration = z.infer<typeof configuration>;

/** The rows of a form. */
const formRows = z.array(z.array(z.looseObject({ name: z.string() })));

/** The settings of a view by stable names: `label.text`, `list`, `leads.affirmation`, `settings.mainField`. */
type ViewSettings = Record<string, unknown>;
const viewSettings = z.record(z.string(), z.unknown());

/**
 * Configures the labels, hints, columns and forms of the panel. Keeps settings that an administrator has changed since
 * the last run.
 */
export async function configureViews(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  const store = strapi.store({ type: 'core', name: 'panel' });
  for (const noun of configuredTypes) {
    const type = service.findContentType(`api::${noun}.${noun}`);
    const found = configuration.parse(await service.findConfiguration(type));
    const lastSettings = viewSettings.parse((await store.get({ key: noun })) ?? {});
    const wanted = definedSettings(noun);
    const kept = read(found, noun);
    // Strapi itself puts new fields at the end of a form, and takes removed ones out.
    const isInBoth = (field: string) =>
      field in found.metadatas && `label.${field}` in lastSettings;
    const comparable = (name: string, value: unknown) =>
      name === 'edit' ? rowsOf(value, isInBoth) : value;
    const isOurs = (name: string) =>
      !(name in lastSettings) ||
      isDeepStrictEqual(comparable(name, kept[name]), comparable(name, lastSettings[name]));
    const chosen = Object.entries(wanted).filter(([name]) => isOurs(name));
    if (!isDeepStrictEqual(wanted, lastSettings)) {
      await service.updateConfiguration(type, write(found, Object.fromEntries(chosen)));
      await store.set({ key: noun, value: wanted });
    }
  }
}

const rowsOf = (form: unknown, isIncluded: (field: string) => boolean) =>
  formRows
    .parse(form)
    .map((row) => row.filter(({ name }) => isIncluded(name)))
    .filter((row) => row.length > 0);

/** The settings that the code defines. */
function definedSettings(noun: ConfiguredType): ViewSettings {
  const { list, edit, settings, leads = {} } = views[noun];
  const ofAll = Object.entries(commonLabels).map(([name, label]) => [`label.${name}`, label]);
  const texts = Object.entries(fieldTexts[noun]).flatMap(([name, { label, hint }]) => [
    [`label.${name}`, label],
    [`hint.${name}`, hint],
  ]);
  const others = Object.entries(settings).map(([name, value]) => [`settings.${name}`, value]);
  const mainFields = Object.entries(leads).map(([name, value]) => [`leads.${name}`, value]);
  return Object.fromEntries([
    ...ofAll,
    ...texts,
    ...others,
    ...mainFields,
    ['list', list],
    ['edit', edit],
  ]);
}

/** The same settings as currently stored by Strapi. */
function read({ settings, metadatas, layouts }: Configuration, noun: ConfiguredType): ViewSettings {
  const names = Object.keys(definedSettings(noun));
  return Object.fromEntries(
    names.map((name) => {
      const [kind, of = ''] = name.split('.');
      if (kind === 'label') return [name, metadatas[of]?.edit['label']];
      if (kind === 'hint') return [name, metadatas[of]?.edit['description']];
      if (kind === 'leads') return [name, metadatas[of]?.edit['mainField']];
      if (kind === 'settings') return [name, settings[of]];
      return [name, kind === 'list' ? layouts.list : layouts.edit];
    }),
  );
}

function write(found: Configuration, chosen: ViewSettings): Configuration {
  const changed = structuredClone(found);
  for (const [name, value] of Object.entries(chosen)) {
    const [kind, of = ''] = name.split('.');
    const field = changed.metadatas[of];
    if (kind === 'label' && field) field.edit['label'] = field.list['label'] = value;
    else if (kind === 'hint' && field) field.edit['description'] = value;
    else if (kind === 'leads' && field) field.edit['mainField'] = field.list['mainField'] = value;
    else if (kind === 'settings') changed.settings[of] = value;
    else if (kind === 'list') changed.layouts.list = value;
    else if (kind === 'edit') changed.layouts.edit = value;
  }
  return changed;
}
