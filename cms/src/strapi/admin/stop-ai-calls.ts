import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';

/** The definition of a call in Redux Toolkit's query library, as far as it is replaced. */
interface Definition {
  query?: unknown;
  queryFn?: () => Promise<{ data: object }>;
}

const api = z.object({
  enhanceEndpoints: z.custom<
    (parts: { endpoints: Record<string, (definition: Definition | undefined) => void> }) => unknown
  >((given) => typeof given === 'function'),
});

/**
 * Answers in the browser what Strapi asks about its paid translation by AI in the form of each entry. Its server would
 * answer 404, which browsers log as an error.
 */
export function stopAiCalls(): void {
  const answerNothing = (definition: Definition | undefined) => {
    if (!definition) return;
    delete definition.query;
    definition.queryFn = async () => ({ data: {} });
  };
  api.parse(adminApi).enhanceEndpoints({
    endpoints: {
      getAiFeatureConfig: answerNothing,
      getAILocalizationJobsByDocument: answerNothing,
    },
  });
}
