import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';

const page = z.looseObject({ results: z.array(z.looseObject({})) });
const loaded = z.looseObject({ data: z.looseObject({ data: z.looseObject({}) }) });

/** What RTK Query stores about the calls of lists and forms, as far as it is changed here. */
interface ListEndpoint {
  transformResponse?: (answer: unknown) => unknown;
}
interface EntryEndpoint {
  queryFn?: (...call: unknown[]) => Promise<unknown>;
}
const api = z
  .custom<{
    enhanceEndpoints: (changes: {
      endpoints: {
        getAllDocuments: (endpoint: ListEndpoint | undefined) => void;
        getDocument: (endpoint: EntryEndpoint | undefined) => void;
      };
    }) => unknown;
  }>((given) => typeof given === 'object' && given !== null && 'enhanceEndpoints' in given)
  .parse(adminApi);

/** Shows another status than Strapi's for some entries, in lists and forms: the panel's texts have its name. */
export function replaceStatus(statusOf: (entry: object) => string | undefined): void {
  const withStatus = <Entry extends object>(entry: Entry): Entry => {
    const status = statusOf(entry);
    return status ? { ...entry, status } : entry;
  };
  api.enhanceEndpoints({
    endpoints: {
      getAllDocuments(endpoint) {
        if (!endpoint) return;
        endpoint.transformResponse = (answer) => {
          const { data } = page.safeParse(answer);
          return data ? { ...data, results: data.results.map(withStatus) } : answer;
        };
      },
      getDocument(endpoint) {
        const { queryFn } = endpoint ?? {};
        if (!endpoint || !queryFn) throw new Error('Strapi’s form loads in another way');
        endpoint.queryFn = async (...call) => {
          const answer = await queryFn(...call);
          const { data: found } = loaded.safeParse(answer);
          if (!found) return answer;
          return { ...found, data: { ...found.data, data: withStatus(found.data.data) } };
        };
      },
    },
  });
}
