import { panelLanguage } from '../strapi/admin/panel-language.ts';
import { textsByLanguage } from './i18n/texts.ts';

/**
 * Says “New password” in the profile, and that the address is read-only (strapi/login.ts): Strapi’s translations only have
 * the labels that other pages use, too.
 */
export function labelProfile(): void {
  const observer = new MutationObserver(() => {
    if (!location.pathname.endsWith('/me')) return;
    for (const [name, label] of Object.entries(textsByLanguage[panelLanguage()].profile)) {
      const input = document.querySelector<HTMLInputElement>(`main form input[name="${name}"]`);
      const text = input?.labels?.[0]?.firstChild;
      if (text instanceof Text && text.data !== label) text.data = label;
      if (input && name === 'email') input.readOnly = true;
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
