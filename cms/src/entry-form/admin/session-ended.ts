import { hasUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import { panelLanguage } from '../../strapi/admin/panel-language.ts';
import { showAboveLogin } from '../../strapi/admin/session-end.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Says on the login page that the session has ended, and that nothing typed is lost. */
export function explainLogin(): void {
  showAboveLogin((place) => {
    const { unsaved } = textsByLanguage[panelLanguage()];
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = hasUnsavedDrafts()
      ? `${unsaved.sessionEnded} ${unsaved.kept}`
      : unsaved.sessionEnded;
    // Legible in both themes, whose colors are not in the style sheet.
    message.style.cssText =
      'margin-block-end: 2.4rem; padding: 1.2rem 1.6rem; border-radius: 4px; font-size: 1.4rem; line-height: 1.4; ' +
      'background: color-mix(in srgb, currentColor 12%, transparent)';
    place.append(message);
  });
}
