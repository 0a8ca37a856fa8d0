import { useIntl } from 'react-intl';
import * as en from '../i18n/en/index.ts';
import * as fr from '../i18n/fr/index.ts';

/** Every text of the panel's own pages. French without a text does not compile. */
export type Texts = typeof en;

/** The texts in the language that the panel speaks. */
export function useTexts(): Texts {
  return useIntl().locale.startsWith('fr') ? fr : en;
}

/** The entries of the menu, under the names by which the panel asks for them. */
export const menuTexts = { en: named(en.menu), fr: named(fr.menu) };

function named(menu: Texts['menu']): Record<string, string> {
  return Object.fromEntries(Object.entries(menu).map(([name, text]) => [`colibri.${name}`, text]));
}
