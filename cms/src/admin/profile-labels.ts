import { panelLanguage } from '../strapi/admin/panel-language.ts';
import { textsByLanguage } from './i18n/texts.ts';

/** Says “New password” in the profile: Strapi’s translations only have the label that the login page uses, too. */
export function nameNewPassword(): void {
  const observer = new MutationObserver(() => {
    if (!location.pathname.endsWith('/me')) return;
    for (const [name, label] of Object.entries(textsByLanguage[panelLanguage()].profile)) {
      const input = document.querySelector<HTMLInputElement>(`main form input[name="${name}"]`);
      const text = input?.labels?.[0]?.firstChild;
      if (text instanceof Text && text.data !== label) text.data = label;
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
