import { useIntl } from 'react-intl';
import type { Language } from '../../contract/language.ts';

/** The language of the panel’s interface. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('fr') ? 'fr' : 'en';
}

/** The texts in the language of the panel’s interface. */
export function useTexts<Texts>(texts: Readonly<Record<Language, Texts>>): Texts {
  return texts[useLanguage()];
}
