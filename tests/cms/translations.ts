import { translationQueue, translationStates, type TranslationEntry } from '#contract/translation';
import type { Staff } from './staff.ts';

export const french = { text: 'Je suis là.', description: 'Dis-le doucement.' };

/** Calls of the translations page for affirmations, made by a panel user. */
export function translationCalls(reader: () => Staff) {
  /** Finds an affirmation in any queue and page. */
  async function find(documentId: string, language = 'fr'): Promise<TranslationEntry | undefined> {
    for (const state of translationStates)
      for (let page = 1; ; page += 1) {
        const path = `/panel/translations/affirmation?language=${language}&state=${state}&page=${page}`;
        const { entries } = translationQueue.parse(await (await reader().call('GET', path)).json());
        const found = entries.find((entry) => entry.documentId === documentId);
        if (found) return found;
        if (entries.length === 0) break;
      }
    return undefined;
  }

  return {
    find,
    stateOf: async (documentId: string) => (await find(documentId))?.state,

    async save(
      documentId: string,
      {
        person = reader(),
        language = 'fr',
        texts = french,
        seen = '',
        version,
        isReady = true,
      }: {
        person?: Staff;
        language?: string;
        texts?: Record<string, string>;
        seen?: string;
        version?: string;
        isReady?: boolean;
      } = {},
    ) {
      const read = seen && version ? { seen, version } : await find(documentId, language);
      const body = {
        language,
        seen: seen || (read?.seen ?? ''),
        version: version ?? read?.version ?? '',
        texts,
        isReady,
      };
      return person.call('PUT', `/panel/translations/affirmation/${documentId}`, body);
    },

    async mark(documentId: string, { person = reader(), language = 'fr', isReady = true } = {}) {
      const { seen = '', version = '' } = (await find(documentId, language)) ?? {};
      const path = `/panel/translations/affirmation/${documentId}/ready`;
      return person.call('POST', path, { language, seen, version, isReady });
    },

    /** Publishes documents as they are now. */
    async publish(documentIds: readonly string[], { person = reader(), withSource = false } = {}) {
      const found = await Promise.all(documentIds.map((id) => find(id)));
      const texts = found.flatMap((entry) =>
        entry ? [{ documentId: entry.documentId, seen: entry.seen, version: entry.version }] : [],
      );
      const body = { language: 'fr', texts, withSource };
      return person.call('POST', '/panel/translations/affirmation/publish', body);
    },
  };
}
