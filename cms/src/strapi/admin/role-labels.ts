import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';

/** The definition of a call in Redux Toolkit's query library, as far as it is changed. */
interface Definition {
  transformResponse?: (answer: unknown) => unknown;
  keepUnusedDataFor?: number;
}
const api = z.object({
  enhanceEndpoints: z.custom<
    (parts: { endpoints: Record<string, (definition: Definition) => void> }) => unknown
  >((given) => typeof given === 'function'),
});

const choice = z.looseObject({ value: z.string(), label: z.string() });
const subject = z.looseObject({
  uid: z.string(),
  label: z.string(),
  properties: z.array(z.looseObject({ value: z.string(), children: z.array(choice) })),
});
const layout = z.looseObject({
  sections: z.looseObject({ collectionTypes: z.looseObject({ subjects: z.array(subject) }) }),
});

interface Names {
  /** The name of a content type, by Strapi's label for it. */
  contentType: (label: string) => string;
  field: (contentType: string, field: string) => string;
  language: (code: string) => string;
}

/**
 * Names content types, their fields and languages on the pages of roles as the rest of the panel does. Strapi shows the
 * names that they have in code.
 */
export function nameContentInRoles(names: Names): void {
  api.parse(adminApi).enhanceEndpoints({
    endpoints: {
      getRolePermissionLayout(definition) {
        const { transformResponse } = definition;
        if (!transformResponse) throw new Error('Strapi’s panel loads permissions in another way');
        // After a change of the panel's language, it loads again.
        definition.keepUnusedDataFor = 0;
        definition.transformResponse = (answer) => {
          const { sections, ...others } = layout.parse(transformResponse(answer));
          const { collectionTypes } = sections;
          const subjects = collectionTypes.subjects.map((type) => named(type, names));
          return {
            ...others,
            sections: { ...sections, collectionTypes: { ...collectionTypes, subjects } },
          };
        };
      },
    },
  });
}

function named(type: z.infer<typeof subject>, names: Names): z.infer<typeof subject> {
  const labelOf = (property: string, value: string) =>
    property === 'locales' ? names.language(value) : names.field(type.uid, value);
  return {
    ...type,
    label: names.contentType(type.label),
    properties: type.properties.map((property) => ({
      ...property,
      children: property.children.map((child) => ({
        ...child,
        label: labelOf(property.value, child.value),
      })),
    })),
  };
}
