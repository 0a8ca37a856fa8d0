import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';
import { dismissKeptNotice, keepNotice } from './replace-notice.tsx';

/** An entry, or a new one if it has no id. */
export interface SavedEntry {
  model: string;
  documentId?: string | undefined;
}

interface Call extends SavedEntry {
  collectionType?: string;
  params?: unknown;
  data?: object;
}
export interface ApiError {
  name?: string;
  message?: string;
  status?: number;
  details?: unknown;
}
interface Lifecycle {
  dispatch: (action: unknown) => unknown;
  queryFulfilled: Promise<{ data: { data?: object } }>;
}

/** What RTK Query stores about a call, as far as it is changed here. */
interface Endpoint {
  invalidatesTags?: (result: unknown, error: unknown, call: Call) => readonly unknown[];
  onQueryStarted?: (call: Call, lifecycle: Lifecycle) => Promise<void>;
  transformErrorResponse?: (error: ApiError, meta: unknown, call: Call) => ApiError;
}
type ChangeEndpoint = (endpoint: Endpoint | undefined) => void;
type ChangeCached = (cached: { data: object }) => void;

/** Strapi's types do not know the calls that its content manager adds. */
const api = z
  .custom<{
    enhanceEndpoints: (changes: { endpoints: Record<string, ChangeEndpoint> }) => unknown;
    util: {
      updateQueryData: (endpoint: string, call: Call, change: ChangeCached) => unknown;
      invalidateTags: (tags: readonly object[]) => unknown;
    };
  }>((given) => typeof given === 'object' && given !== null && 'enhanceEndpoints' in given)
  .parse(adminApi);

/** The calls after which the form has nothing left to save. */
const changingEndpoints = [
  'createDocument',
  'updateDocument',
  'publishDocument',
  'discardDocument',
  'deleteDocument',
] as const;
type EndpointName = (typeof changingEndpoints)[number];

type Listener = (entry: SavedEntry, by: EndpointName) => void;
const listeners = new Set<Listener>();

/** Calls the listener when an entry has been saved or its changes have been discarded. Returns a function that ends this. */
export function onEntrySaved(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages of failed calls. The panel has their texts under `apiError.` and the message. */
const failureMessages = {
  noAnswer: 'colibri.no-answer',
  failed: 'colibri.failed',
  unavailable: 'colibri.unavailable',
  sessionEnded: 'colibri.session-ended',
  deleted: 'colibri.deleted',
};

/**
 * Lets an entry's form keep what was typed when a save fails. Strapi changes its cache before the server has answered
 * and changes it back on failure, loads the entry again, which fails and replaces the form by an error page when the
 * network is down, and takes the form as saved unless the error is a `ValidationError` (strapi/strapi#22646).
 */
export function keepFormAfterFailure(): void {
  const endpoints = Object.fromEntries(changingEndpoints.map((name) => [name, change(name)]));
  api.enhanceEndpoints({
    endpoints: {
      ...endpoints,
      // What is typed but not saved stays.
      unpublishDocument: keepCache,
      deleteDocument: forgetWhenLeft,
      updateDocument(endpoint) {
        change('updateDocument')(endpoint);
        if (!endpoint) return;
        endpoint.transformErrorResponse = asValidationError;
        endpoint.onQueryStarted = cacheWhenSaved;
      },
    },
  });
}

/** Loads the entry again only when a call has succeeded. */
function keepCache(endpoint: Endpoint | undefined): void {
  if (!endpoint) return;
  const { invalidatesTags } = endpoint;
  endpoint.invalidatesTags = (result, error, call) =>
    error ? [] : (invalidatesTags?.(result, error, call) ?? []);
  endpoint.transformErrorResponse = withMessage;
}

/** Long enough to leave the form of a deleted entry. */
const leavingMilliseconds = 2000;

/** Strapi would load a deleted entry again while its form is being left, and report as an error that it is gone. */
function forgetWhenLeft(endpoint: Endpoint | undefined): void {
  change('deleteDocument')(endpoint);
  if (!endpoint) return;
  const { invalidatesTags } = endpoint;
  /** The tags by which the form of the entry would be loaded again. */
  const idsOf = ({ model, documentId }: Call) => [`${model}_${documentId}`, `${model}_ALL_ITEMS`];
  const tagId = z.object({ id: z.string() });
  endpoint.invalidatesTags = (result, error, call) =>
    (invalidatesTags?.(result, error, call) ?? []).filter(
      (tag) => !idsOf(call).includes(tagId.safeParse(tag).data?.id ?? ''),
    );
  endpoint.onQueryStarted = async (call, lifecycle) => {
    if (!(await announceWhenSaved(call, lifecycle.queryFulfilled, 'deleteDocument'))) return;
    const tags = idsOf(call).map((id) => ({ type: 'Document', id }));
    setTimeout(() => lifecycle.dispatch(api.util.invalidateTags(tags)), leavingMilliseconds);
  };
}

const change =
  (name: EndpointName): ChangeEndpoint =>
  (endpoint) => {
    if (!endpoint) return;
    keepCache(endpoint);
    endpoint.onQueryStarted = async (call, { queryFulfilled }) => {
      await announceWhenSaved(call, queryFulfilled, name);
    };
  };

async function cacheWhenSaved(call: Call, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  if (!(await announceWhenSaved(call, queryFulfilled, 'updateDocument'))) return;
  const { data = {}, ...entry } = call;
  // So that the form does not go back to the old text until the entry has loaded again.
  dispatch(
    api.util.updateQueryData('getDocument', entry, (cached) => {
      Object.assign(cached.data, data);
    }),
  );
}

async function announceWhenSaved(
  { model, documentId }: Call,
  queryFulfilled: Promise<unknown>,
  by: EndpointName,
): Promise<boolean> {
  try {
    await queryFulfilled;
  } catch {
    return false;
  }
  dismissKeptNotice();
  for (const listener of listeners) listener({ model, documentId }, by);
  return true;
}

const deletionListeners = new Set<(entry: SavedEntry) => void>();

/** Calls the listener when an entry that is opened or saved turns out to be deleted. */
export function onEntryDeleted(listener: (entry: SavedEntry) => void): void {
  deletionListeners.add(listener);
}

/** Whether a call has failed because its entry has been deleted. Tells the listeners if so. */
export function isDeleted(error: ApiError, { model, documentId }: SavedEntry): boolean {
  if (error.status !== 404 || !documentId) return false;
  for (const listener of deletionListeners) listener({ model, documentId });
  return true;
}

/**
 * Replaces the English messages of browsers and servers. They stay on the screen until they are closed or the next save
 * succeeds, because the author may be looking elsewhere, unless the form or a dialog shows what is wrong.
 */
function withMessage(error: ApiError, _meta: unknown, call: Call): ApiError {
  const { status } = error;
  if (error.name !== 'ValidationError' && status !== 401) keepNotice();
  if (status === undefined) return { ...error, message: failureMessages.noAnswer };
  if (status === 401) return { ...error, message: failureMessages.sessionEnded };
  if (status === 503) return { ...error, message: failureMessages.unavailable };
  if (status >= 500) return { ...error, message: failureMessages.failed };
  return isDeleted(error, call) ? { ...error, message: failureMessages.deleted } : error;
}

/** After any other error, Strapi takes the form as saved. */
function asValidationError(error: ApiError, meta: unknown, call: Call): ApiError {
  if (error.name === 'ValidationError') return error;
  return { ...withMessage(error, meta, call), name: 'ValidationError', details: {} };
}
