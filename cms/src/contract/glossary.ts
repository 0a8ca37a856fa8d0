import { z } from 'zod';

/** A term of the glossary. Each side can have several possibilities, separated by semicolons. */
export const glossaryTerm = z.object({
  documentId: z.string(),
  english: z.string(),
  french: z.string(),
  note: z.string(),
  noteFr: z.string(),
  doNotTranslate: z.boolean(),
});
export type GlossaryTerm = z.infer<typeof glossaryTerm>;

export const glossary = z.object({
  terms: z.array(glossaryTerm),
  /** Whether the caller can add terms and change them. */
  isWritable: z.boolean(),
});

/** More terms than anybody reads. */
export const glossaryLimit = 2000;
