interface Field {
  name: string;
  attribute?: object;
}

interface EditView {
  layout: { layout: Field[][][] };
}

const details: readonly string[] = ['featuredOrder', 'featuredFrom', 'featuredUntil'];
/**
 * Strapi hides a field whose condition, in JSON Logic, is not met. Not in the schema, where it would also delete its value.
 * A date that is set stays in sight, because it can be wrong.
 */
const conditions = {
  visible: { or: ['featured', 'featuredFrom', 'featuredUntil'].map((name) => ({ var: name })) },
};

/** Strapi leaves the empty row of hidden fields in place, as high as the gaps between them. */
export function removeEmptyRows(): void {
  const style = document.createElement('style');
  style.textContent =
    '[role="tabpanel"] > div > div > div > div:not(:has(> :not(:empty))) { display: none; }';
  document.head.append(style);
}

/** Shows the position and the dates of a featured affirmation only while it is featured, to keep the form short. */
export function showFeaturedDetails<View extends EditView>(view: View): View {
  const whileFeatured = (field: Field) =>
    details.includes(field.name)
      ? { ...field, attribute: { ...field.attribute, conditions } }
      : field;
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(whileFeatured)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}
