import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';

const page = z.looseObject({ results: z.array(z.looseObject({})) });

/** What RTK Query stores about the call of lists, as far as it is changed here. */
interface Endpoint {
  transformResponse?: (answer: unknown) => unknown;
}
const api = z
  .custom<{
    enhanceEndpoints: (changes: {
      endpoints: { getAllDocuments: (endpoint: Endpoint | undefined) => void };
    }) => unknown;
  }>((given) => typeof given === 'object' && given !== null && 'enhanceEndpoints' in given)
  .parse(adminApi);

/** Shows another status than Strapi's for some entries of lists: the panel's texts have its name. */
export function replaceListStatus(statusOf: (entry: object) => string | undefined): void {
  api.enhanceEndpoints({
    endpoints: {
      getAllDocuments(endpoint) {
        if (!endpoint) return;
        endpoint.transformResponse = (answer) => {
          const { data } = page.safeParse(answer);
          if (!data) return answer;
          const results = data.results.map((entry) => {
            const status = statusOf(entry);
            return status ? { ...entry, status } : entry;
          });
          return { ...data, results };
        };
      },
    },
  });
}
