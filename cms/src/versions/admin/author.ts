import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import type { Version } from '../../contract/versions.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Returns a function that names the author of a version. */
export function useAuthor(): (version: Version) => string {
  const { versions } = useTexts(textsByLanguage);
  return ({ actor, by, isMine }) => {
    if (actor !== 'account') return versions.actors[actor];
    return isMine ? versions.you : (by ?? versions.nameless);
  };
}

/** Returns a function that says how a version came to be. */
export function useAction(): (version: Version) => string {
  const { versions } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  return ({ action, restoredFrom }) =>
    restoredFrom
      ? versions.restoredFrom(formatDate(restoredFrom, { dateStyle: 'medium', timeStyle: 'short' }))
      : versions.actions[action];
}
