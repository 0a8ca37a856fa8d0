import { hasUnsavedDrafts } from '../../admin/shared/unsaved-drafts.ts';
import type { Language } from '../../contract/language.ts';
import { panelLanguage } from '../../strapi/admin/panel-language.ts';
import { rewordDialogs } from '../../strapi/admin/reword-dialogs.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** The forms that keep what is typed are those of entries, not those that set up views. */
const isEntryForm = () => /\/content-manager\/(?!.*\/configurations\/)/.test(location.pathname);

type StrapiTexts = Record<'app.session.ended.unsaved' | 'global.prompt.unsaved', string>;

/** Lets Strapi's dialogs say what happens to unsaved text, and names their buttons after what they do. */
export function rewordUnsavedDialogs(
  texts: Readonly<Record<Language, StrapiTexts>>,
  color: { background: string; hover: string },
): void {
  rewordDialogs((text) => {
    const language = panelLanguage();
    const { leaving, unsaved } = textsByLanguage[language];
    const strapi = texts[language];
    if (text.includes(strapi['app.session.ended.unsaved']))
      return { confirm: unsaved.logIn, ...(!isEntryForm() && { text: unsaved.lost }) };
    if (!text.includes(strapi['global.prompt.unsaved'])) return undefined;
    const isKept = isEntryForm() && hasUnsavedDrafts();
    return {
      title: leaving.title,
      ...(isKept && { text: leaving.kept }),
      cancel: leaving.stay,
      confirm: leaving.leave,
      isDangerous: !isKept,
    };
  }, color);
}
