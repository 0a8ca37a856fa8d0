import { Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { textsByLanguage } from './shared/i18n/texts.ts';
import { useTexts } from './shared/texts.ts';

interface Field {
  name: string;
  attribute?: unknown;
  labelAction?: ReactNode;
}

interface EditView {
  layout: { layout: Field[][][] };
}

const limited = z.object({ type: z.enum(['string', 'text']), maxLength: z.number() });

/** Shows beside the label of a text how many of its characters are used. */
export function countCharacters<View extends EditView>(view: View): View {
  const addCount = (field: Field) => {
    const { data } = limited.safeParse(field.attribute);
    if (!data) return field;
    return {
      ...field,
      labelAction: (
        <>
          {field.labelAction}
          <CharacterCount name={field.name} most={data.maxLength} />
        </>
      ),
    };
  };
  const panels = view.layout.layout.map((panel) => panel.map((row) => row.map(addCount)));
  return { ...view, layout: { ...view.layout, layout: panels } };
}

function CharacterCount({ name, most }: { name: string; most: number }) {
  const { common } = useTexts(textsByLanguage);
  const { value } = useField<string | null>(name);
  const count = value?.length ?? 0;
  return (
    <Typography variant="pi" textColor={count > most ? 'danger600' : 'neutral600'} marginLeft={2}>
      {common.characters(count, most)}
    </Typography>
  );
}
