import { useTexts } from '../../admin/shared/texts.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Returns a function that names the person or system that caused an event. */
export function useActor(): (actor: HistoryEntry['actor'], name: string | null) => string {
  const { history } = useTexts(textsByLanguage);
  return (actor, name) => (actor === 'account' ? (name ?? history.someone) : history.by[actor]);
}
