import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';

/** A save or publication from Strapi's form of an entry. */
const formSave = z.object({
  collectionType: z.string(),
  model: z.string(),
  documentId: z.string().optional(),
  params: z.looseObject({ locale: z.string().optional() }).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export interface InterceptedSave {
  model: string;
  documentId: string;
  locale: string | undefined;
  /** What the form sends. */
  data: Record<string, unknown>;
  /** When the entry was saved that the form shows; null if it had not been saved in this language. */
  savedAt: string | null | undefined;
}

interface Request {
  config?: { headers?: Record<string, string> };
}
export type Answer = { data: unknown } | { error: unknown };
export type Send = (headers: Record<string, string>) => Promise<Answer>;
/** @param reload Loads the entry into the form again, once the save has ended. */
type Intercept = (save: InterceptedSave, send: Send, reload: () => void) => Promise<Answer>;

interface QueryApi {
  getState: () => unknown;
  dispatch: (action: unknown) => unknown;
}
/** The definition of a call in Redux Toolkit's query library, as far as it is replaced. */
interface Definition {
  query?: (arg: unknown) => Request;
  invalidatesTags?: (result: unknown, error: unknown, arg: unknown) => readonly unknown[];
  transformResponse?: (data: unknown, meta: unknown, arg: unknown) => unknown;
  transformErrorResponse?: (error: unknown, meta: unknown, arg: unknown) => unknown;
  queryFn?: (
    arg: unknown,
    api: QueryApi,
    options: unknown,
    baseQuery: (request: Request) => Promise<Answer>,
  ) => Promise<Answer>;
}

const isFunction = (given: unknown) => typeof given === 'function';
const enhance =
  z.custom<(parts: { endpoints: Record<string, (definition: Definition) => void> }) => void>(
    isFunction,
  );
const api = z.object({
  enhanceEndpoints: enhance,
  endpoints: z.object({
    getDocument: z.object({
      select: z.custom<(arg: object) => (state: unknown) => unknown>(isFunction),
    }),
  }),
  util: z.object({ invalidateTags: z.custom<(tags: readonly object[]) => unknown>(isFunction) }),
});

/** What Strapi has loaded into the form. */
const loaded = z.object({ data: z.object({ data: z.object({ updatedAt: z.string() }) }) });
const loadedWithoutEntry = z.object({ data: z.object({ data: z.object({}) }) });

const asItIs = (answer: unknown) => answer;

const saving = ['updateDocument', 'publishDocument'];

/** Lets a function send what Strapi's form of an existing entry saves or publishes, with headers of its own. */
export function interceptSaves(intercept: Intercept): void {
  const { enhanceEndpoints, endpoints, util } = api.parse(adminApi);
  const wrap = (definition: Definition) => {
    const { query, invalidatesTags } = definition;
    if (!query) throw new Error('Strapi’s form saves in another way');
    delete definition.query;
    // A save that has failed changed nothing, and loading the entry again would replace what was typed.
    definition.invalidatesTags = (result, error, arg) =>
      error ? [] : (invalidatesTags?.(result, error, arg) ?? []);
    definition.queryFn = async (arg, { getState, dispatch }, _options, baseQuery) => {
      const request = query(arg);
      const send: Send = async (headers) => {
        const config = { ...request.config, headers: { ...request.config?.headers, ...headers } };
        return baseQuery({ ...request, config });
      };
      // The query library does this only for definitions with a query.
      const transform = async (answer: Answer): Promise<Answer> => {
        const { transformResponse = asItIs, transformErrorResponse = asItIs } = definition;
        // Strapi's answer to a failed call has both.
        if ('error' in answer && answer.error !== undefined)
          return { error: transformErrorResponse(answer.error, undefined, arg) };
        const data = 'data' in answer ? answer.data : undefined;
        return { data: await transformResponse(data, undefined, arg) };
      };
      const { data: save } = formSave.safeParse(arg);
      if (!save?.documentId) return transform(await send({}));
      const { collectionType, model, documentId, params, data = {} } = save;
      const cached = endpoints.getDocument.select({ collectionType, model, documentId, params })(
        getState(),
      );
      const tag = { type: 'Document', id: `${model}_${documentId}` };
      const answer = await intercept(
        { model, documentId, locale: params?.locale, data, savedAt: savedAtOf(cached) },
        send,
        // Later, because Strapi first undoes what it has shown before the answer.
        () => void setTimeout(() => dispatch(util.invalidateTags([tag]))),
      );
      return transform(answer);
    };
  };
  enhanceEndpoints({ endpoints: Object.fromEntries(saving.map((name) => [name, wrap])) });
}

function savedAtOf(cached: unknown): string | null | undefined {
  const entry = loaded.safeParse(cached).data;
  if (entry) return entry.data.data.updatedAt;
  return loadedWithoutEntry.safeParse(cached).success ? null : undefined;
}
