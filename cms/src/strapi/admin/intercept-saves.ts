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
  isPublishing: boolean;
  /** What the form sends. */
  data: Record<string, unknown>;
  /** The entry that the form has loaded. */
  loaded: Readonly<Record<string, unknown>>;
  /** The time of the save that the text is based on; null if the entry had not been saved in this language. */
  savedAt: string | null | undefined;
}

interface Request {
  data?: Readonly<Record<string, unknown>>;
  config?: { headers?: Record<string, string> };
}
export type Answer = { data: unknown } | { error: unknown };
/** @param omitted The fields to leave as they are. */
export type Send = (
  headers: Record<string, string>,
  omitted?: readonly string[],
) => Promise<Answer>;
/** @param reload Loads the entry into the form again, once the save has ended. */
type Intercept = (save: InterceptedSave, send: Send, reload: () => void) => Promise<Answer>;

interface QueryApi {
  getState: () => unknown;
  dispatch: (action: unknown) => unknown;
}
/** The definition of a call in Redux Toolkit's query library, as far as it is replaced. */
interface Definition {
  query?: (arg: unknown) => Request;
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
const found = z.object({ data: z.object({ data: z.record(z.string(), z.unknown()) }) });
const savedEntry = z.object({ updatedAt: z.string() });

const asItIs = (answer: unknown) => answer;

/** The saves that unsaved texts are based on. Strapi can load a newer entry into a form, which its author has not seen. */
const baseSavedAt = new Map<string, string | null>();
const keyOf = (model: string, documentId: string) => `${model} ${documentId}`;

/**
 * Remembers the time of the save that the unsaved text in a form is based on; null if the entry had not been saved. If
 * it is undefined, a save is based on the entry that Strapi has loaded last.
 */
export function setBaseSavedAt(
  model: string,
  documentId: string,
  savedAt: string | null | undefined,
): void {
  if (savedAt === undefined) baseSavedAt.delete(keyOf(model, documentId));
  else baseSavedAt.set(keyOf(model, documentId), savedAt);
}

/** Lets a function send what Strapi's form of an existing entry saves or publishes, with headers of its own. */
export function interceptSaves(intercept: Intercept): void {
  const { enhanceEndpoints, endpoints, util } = api.parse(adminApi);
  const wrap = (definition: Definition, isPublishing: boolean) => {
    const { query } = definition;
    if (!query) throw new Error('Strapi’s form saves in another way');
    delete definition.query;
    definition.queryFn = async (arg, { getState, dispatch }, _options, baseQuery) => {
      const request = query(arg);
      const send: Send = async (headers, omitted = []) => {
        const config = { ...request.config, headers: { ...request.config?.headers, ...headers } };
        const sent = Object.entries(request.data ?? {}).filter(([name]) => !omitted.includes(name));
        return baseQuery({ ...request, data: Object.fromEntries(sent), config });
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
      const select = endpoints.getDocument.select({ collectionType, model, documentId, params });
      const entry = found.safeParse(select(getState())).data?.data.data;
      const tag = { type: 'Document', id: `${model}_${documentId}` };
      const base = baseSavedAt.get(keyOf(model, documentId));
      const savedAt = base === undefined ? savedAtOf(entry) : base;
      const answer = await intercept(
        {
          model,
          documentId,
          locale: params?.locale,
          isPublishing,
          data,
          loaded: entry ?? {},
          savedAt,
        },
        send,
        // Later, because Strapi first shows the error.
        () => void setTimeout(() => dispatch(util.invalidateTags([tag]))),
      );
      return transform(answer);
    };
  };
  enhanceEndpoints({
    endpoints: {
      updateDocument: (definition) => wrap(definition, false),
      publishDocument: (definition) => wrap(definition, true),
    },
  });
}

function savedAtOf(entry: object | undefined): string | null | undefined {
  if (!entry) return undefined;
  return savedEntry.safeParse(entry).data?.updatedAt ?? null;
}
