import { Flex, VisuallyHidden } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { z } from 'zod';
import { textsByLanguage } from './i18n/texts.ts';
import { useTexts } from './shared/texts.ts';

interface Field {
  attribute?: unknown;
  labelAction?: unknown;
}

interface EditView {
  layout: { layout: Field[][][] };
}

const localized = z.object({
  pluginOptions: z.object({ i18n: z.object({ localized: z.literal(true) }) }),
});

/** Marks fields that have a value per language. Replaces Strapi's icon, whose tooltip says “[object Object]”. */
export function markLocalizedFields<View extends EditView>(view: View): View {
  const mark = (field: Field) =>
    field.labelAction && localized.safeParse(field.attribute).success
      ? { ...field, labelAction: <LocalizedSign /> }
      : field;
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(mark)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}

function LocalizedSign() {
  const { content } = useTexts(textsByLanguage);
  return (
    <Flex tag="span" title={content.localized}>
      <VisuallyHidden tag="span">{content.localized}</VisuallyHidden>
      <Earth aria-hidden width="1.2rem" height="1.2rem" fill="neutral500" />
    </Flex>
  );
}
