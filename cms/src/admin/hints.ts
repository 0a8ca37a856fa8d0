import { fields as en } from '../i18n/en/fields.ts';
import { fields as fr } from '../i18n/fr/fields.ts';
import { panelLanguage } from '../strapi/admin/panel-language.ts';

interface Field {
  name: string;
  hint?: string;
}

interface EditView {
  layout: { layout: Field[][][] };
}

type Texts = Readonly<Record<string, Readonly<Record<string, { hint: string }>>>>;
const english: Texts = en;
const french: Texts = fr;

/** French hints, keyed by the English hints that the database stores. */
const frenchHints = new Map(
  Object.entries(english).flatMap(([noun, each]) =>
    Object.entries(each).map(([field, { hint }]) => [hint, french[noun]?.[field]?.hint]),
  ),
);

/** Strapi translates labels but not hints. Hints that an administrator has edited are left alone. */
export function translateHints<View extends EditView>(view: View): View {
  if (panelLanguage() !== 'fr') return view;
  const translate = (field: Field) => ({
    ...field,
    hint: frenchHints.get(field.hint ?? '') ?? field.hint,
  });
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(translate)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}
