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

/** The types of our own inputs by the names of relations: of an affirmation's category, and of a week's affirmation. */
const inputTypes: Readonly<Record<string, string>> = {
  category: 'colibri-category',
  affirmation: 'colibri-affirmation',
};

export function addRelationInputs(app: StrapiApp): void {
  replaceInput(app, 'colibri-category', CategoryInput);
  replaceInput(app, 'colibri-affirmation', AffirmationInput);
}

/** Lets forms choose these relations with our own inputs. */
export function chooseRelations<View extends EditView>(view: View): View {
  const withInput = (field: Field) => ({ ...field, type: inputTypes[field.name] ?? field.type });
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(withInput)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}
