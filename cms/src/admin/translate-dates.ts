import { setDefaultOptions } from 'date-fns';
import fr from 'date-fns/locale/fr';
import { panelLanguage } from '../strapi/admin/panel-language.ts';

/** Strapi writes the date in the description of a new role in English, whatever the panel's language. */
export function translateDates(): void {
  if (panelLanguage() === 'fr') setDefaultOptions({ locale: fr });
}
