import { useIntl } from 'react-intl';
import type { Language } from '../../contract/language.ts';
import * as en from '../i18n/en/index.ts';
import * as fr from '../i18n/fr/index.ts';

/** The texts of the panel's own pages. The type makes a missing French text a compile error. */
export type Texts = typeof en;

/** The language of the panel’s interface. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('fr') ? 'fr' : 'en';
}

/** The texts in the language of the panel’s interface. */
export function useTexts(): Texts {
  return useLanguage() === 'fr' ? fr : en;
}

/** The menu entries, under the translation keys that the panel looks up. */
export const menuTexts = { en: withKeys(en.menu), fr: withKeys(fr.menu) };

function withKeys(menu: Texts['menu']): Record<string, string> {
  return Object.fromEntries(Object.entries(menu).map(([name, text]) => [`colibri.${name}`, text]));
}
