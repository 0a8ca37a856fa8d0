import type { StrapiApp } from '@strapi/strapi/admin';
import { replaceInput } from '../strapi/admin/inputs.ts';
import { CategoryInput } from './affirmation/CategoryInput.tsx';
import { AffirmationInput } from './week/AffirmationInput.tsx';

interface Field {
  name: string;
  type: string;
}

interface EditView {
  layout: { layout: Field[][][] };
}

/** Our own inputs by the names of relations: of an affirmation's category, and of a week's affirmation. */
const inputs = new Map([
  ['category', CategoryInput],
  ['affirmation', AffirmationInput],
]);
const typeOf = (name: string) => `colibri-${name}`;

export function addRelationInputs(app: StrapiApp): void {
  for (const [name, Input] of inputs) replaceInput(app, typeOf(name), Input);
}

/** Lets forms choose these relations with our own inputs. */
export function chooseRelations<View extends EditView>(view: View): View {
  const withInput = (field: Field) =>
    inputs.has(field.name) ? { ...field, type: typeOf(field.name) } : field;
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(withInput)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}
