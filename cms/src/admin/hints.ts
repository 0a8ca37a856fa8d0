import { fields as english } from '../i18n/en/fields.ts';
import { fields as french } from '../i18n/fr/fields.ts';

interface Field {
  name: string;
  hint?: string;
}

interface EditView {
  layout: { layout: Field[][][] };
}

type Texts = Record<string, Record<string, { hint: string }>>;

/** Each hint as the database keeps it, with what it is in French. */
const inFrench = new Map(
  Object.entries(english as Texts).flatMap(([noun, each]) =>
    Object.entries(each).map(([field, { hint }]) => [hint, (french as Texts)[noun]?.[field]?.hint]),
  ),
);

/** The panel translates labels but no hints. One that an administrator has written anew stays as it is. */
export function translateHints<View extends EditView>(view: View): View {
  if (localStorage.getItem('strapi-admin-language') !== 'fr') return view;
  const translate = (field: Field) => ({
    ...field,
    hint: inFrench.get(field.hint ?? '') ?? field.hint,
  });
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(translate)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}
