import { triggerSessionExpired, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { textsByLanguage as sharedTexts } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

interface Answer<Data> {
  /** The last response; it is kept while the next one loads. */
  data: Data | undefined;
  isLoading: boolean;
  /** The error message to show if the call failed. */
  failure: string | undefined;
  reload: () => void;
}

interface Settled<Data> {
  requestKey: string;
  data?: Data | undefined;
  failure?: string;
}

/** Loads data from a panel call, if there is one, and validates it with a schema. Loads it again when `revision` changes. */
export function useFetch<Schema extends z.ZodType>(
  path: string | undefined,
  schema: Schema,
  revision = '',
): Answer<z.output<Schema>> {
  const { get } = useFetchClient();
  const formatError = useFormatError();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Settled<z.output<Schema>>>();
  const requestKey = `${attempt} ${revision} ${path ?? ''}`;

  useEffect(() => {
    if (path === undefined) return undefined;
    let isCurrent = true;
    get(path)
      .then(({ data }) => schema.parse(data))
      .then((data) => isCurrent && setAnswer({ requestKey, data }))
      .catch((error: unknown) => {
        if (!isCurrent) return;
        const failure = formatError(error);
        setAnswer((last) => ({ requestKey, data: last?.data, failure }));
      });
    return () => {
      isCurrent = false;
    };
  }, [get, path, schema, requestKey, formatError]);

  const isLoading = path !== undefined && answer?.requestKey !== requestKey;
  return {
    data: answer?.data,
    isLoading,
    failure: isLoading ? undefined : answer?.failure,
    reload: () => setAttempt((last) => last + 1),
  };
}

const errorResponse = z.object({
  response: z.object({
    data: z.object({
      error: z.object({ status: z.number(), name: z.string(), message: z.string() }),
    }),
  }),
});

/**
 * Returns a function that turns an error of a call into a message, preferably the server's own. If the session has
 * ended, it also shows the login page, as Strapi's own pages do.
 */
export function useFormatError(): (error: unknown) => string {
  const { common } = useTexts(sharedTexts);
  return useCallback(
    (error) => {
      const { status, name, message } =
        errorResponse.safeParse(error).data?.response.data.error ?? {};
      if (status === 401) {
        triggerSessionExpired();
        return common.sessionEnded;
      }
      // Strapi's own messages for these errors are always in English.
      if (status === 403 && (name === 'PolicyError' || message?.startsWith('Forbidden')))
        return common.notAllowed;
      return message || common.noAnswer;
    },
    [common],
  );
}
