import { useTexts } from '../../admin/shared/texts.ts';
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
