import { z } from 'zod';

const attribute = z.object({
  type: z.string(),
  customField: z.string().optional(),
  required: z.boolean().optional(),
});

/** The texts of a content type that even a draft must have (behavior T2). Choices can wait until it is published. */
export const requiredTexts = (attributes: object): string[] =>
  Object.entries(attributes).flatMap(([name, given]) => {
    const { type, customField, required } = attribute.parse(given);
    return required && !customField && ['string', 'text'].includes(type) ? [name] : [];
  });
