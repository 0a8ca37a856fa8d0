import type { StrapiApp } from '@strapi/strapi/admin';
import { replaceInput } from '../../strapi/admin/inputs.ts';
import { CategoryInput } from './CategoryInput.tsx';

interface Field {
  name: string;
  type: string;
}

interface EditView {
  layout: { layout: Field[][][] };
}

const inputType = 'colibri-category';

export function addCategoryInput(app: StrapiApp): void {
  replaceInput(app, inputType, CategoryInput);
}

/** Lets the form of an affirmation choose the category with our own input. No other type has a field of this name. */
export function chooseCategory<View extends EditView>(view: View): View {
  const withInput = (field: Field) =>
    field.name === 'category' ? { ...field, type: inputType } : field;
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(withInput)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}
