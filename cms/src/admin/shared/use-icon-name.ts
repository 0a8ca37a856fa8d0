import { icons as frenchNames } from './i18n/french-icons.ts';
import { useLanguage } from './texts.ts';

/** Returns a function that names an icon in the panel's language, if it is one of those suggested. */
export function useIconName(): (icon: string) => string {
  const language = useLanguage();
  return (icon) => {
    const name = icon.replace('ph-', '');
    return (language === 'fr' && frenchNames[name]) || name.replaceAll('-', ' ');
  };
}
