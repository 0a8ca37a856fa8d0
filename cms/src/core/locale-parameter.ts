import { z } from 'zod';
import { fallbackLanguage, languages } from '../contract/language.ts';

/** What a `locale` can be in a call of the panel, where Strapi doesn't always check it. */
export const givenLocale = z.union([z.string(), z.array(z.string())]).nullish();

/** The `locale` parameter of Strapi's document service as a list: `*` means all languages, no value means English. */
export const localeParameter = givenLocale.transform((locale): readonly string[] =>
  locale === '*' ? languages : [locale ?? fallbackLanguage].flat(),
);
