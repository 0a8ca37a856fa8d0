import { z } from 'zod';
import { fallbackLanguage, languages } from './contract/language.ts';

/** The languages that a call of the document service means: one, several, `*` for all, English where none is named. */
export const callLanguages = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((locale): readonly string[] =>
    locale === '*' ? languages : [locale ?? fallbackLanguage].flat(),
  );
