import { z } from 'zod';
import { fallbackLanguage, languages } from '../contract/language.ts';

/** The `locale` parameter of Strapi's document service as a list: `*` means all languages, no value means English. */
export const localeParameter = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((locale): readonly string[] =>
    locale === '*' ? languages : [locale ?? fallbackLanguage].flat(),
  );
