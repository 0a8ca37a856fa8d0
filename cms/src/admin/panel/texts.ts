import { useIntl } from 'react-intl';
import type { Language } from '../../contract/language.ts';
import * as en from '../i18n/en/index.ts';
import * as fr from '../i18n/fr/index.ts';

/** Every text of the panel's own pages. French without a text does not compile. */
export type Texts = typeof en;

/** The language of the panel’s interface. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('fr') ? 'fr' : 'en';
}

/** The texts in the language of the panel’s interface. */
export function useTexts(): Texts {
  return useLanguage() === 'fr' ? fr : en;
}

/** The entries of the menu, under the names by which the panel asks for them. */
export const menuTexts = { en: named(en.menu), fr: named(fr.menu) };

function named(menu: Texts['menu']): Record<string, string> {
  return Object.fromEntries(Object.entries(menu).map(([name, text]) => [`colibri.${name}`, text]));
}
