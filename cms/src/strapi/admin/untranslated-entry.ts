import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';
import { isDeleted, type ApiError, type SavedEntry } from './document-endpoints.ts';

interface Answer {
  data?: { data?: object };
  error?: ApiError;
}
/** The definition of a call in Redux Toolkit's query library, as far as it is replaced. */
interface Definition {
  queryFn?: (call: SavedEntry, ...others: unknown[]) => Promise<Answer>;
}

const api = z.object({
  enhanceEndpoints: z.custom<
    (parts: { endpoints: Record<string, (definition: Definition | undefined) => void> }) => unknown
  >((given) => typeof given === 'function'),
});

/**
 * Shows all fields in the form of a language that an entry doesn't have yet. Strapi takes it for the form of a new entry,
 * and instead of the fields that languages share, which translators can't fill in, it says that they may not see them.
 * Shows no error if the entry has been deleted.
 */
export function showSharedFields(): void {
  api.parse(adminApi).enhanceEndpoints({
    endpoints: {
      getDocument(definition) {
        const { queryFn } = definition ?? {};
        if (!definition || !queryFn) throw new Error('Strapi’s form loads in another way');
        definition.queryFn = async (call, ...others) => {
          const answer = await queryFn(call, ...others);
          // Without an error, because the page says what has happened (deleted-page.ts).
          if (answer.error) return isDeleted(answer.error, call) ? { data: {} } : answer;
          const { documentId } = call;
          if (!documentId || !answer.data?.data) return answer;
          return { ...answer, data: { ...answer.data, data: { documentId, ...answer.data.data } } };
        };
      },
    },
  });
}
