import { triggerSessionExpired, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { useTexts } from './texts.ts';

interface Answer<Data> {
  /** The last answer: it stays while the next one is on its way. */
  data: Data | undefined;
  isLoading: boolean;
  /** Why there is none, as a sentence. */
  failure: string | undefined;
  reload: () => void;
}

interface Settled<Data> {
  asked: string;
  data?: Data | undefined;
  failure?: string;
}

/** Loads data from a panel call and validates it with a schema. */
export function useAnswer<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Answer<z.output<Schema>> {
  const { get } = useFetchClient();
  const explain = useExplain();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Settled<z.output<Schema>>>();
  const asked = `${attempt} ${path}`;

  useEffect(() => {
    let isCurrent = true;
    get(path)
      .then(({ data }) => schema.parse(data))
      .then((data) => isCurrent && setAnswer({ asked, data }))
      .catch((error: unknown) => {
        if (!isCurrent) return;
        const failure = explain(error);
        setAnswer((last) => ({ asked, data: last?.data, failure }));
      });
    return () => {
      isCurrent = false;
    };
  }, [get, path, schema, asked, explain]);

  const isLoading = answer?.asked !== asked;
  return {
    data: answer?.data,
    isLoading,
    failure: isLoading ? undefined : answer.failure,
    reload: () => setAttempt((last) => last + 1),
  };
}

const told = z.object({
  response: z.object({
    data: z.object({
      error: z.object({ status: z.number(), name: z.string(), message: z.string() }),
    }),
  }),
});

/**
 * Explains a failed call with the server's message if it sent one. If the session has ended, opens the login, as
 * Strapi's own pages do.
 */
export function useExplain(): (error: unknown) => string {
  const { common } = useTexts();
  return useCallback(
    (error) => {
      const { status, name, message } = told.safeParse(error).data?.response.data.error ?? {};
      if (status === 401) {
        triggerSessionExpired();
        return common.sessionEnded;
      }
      // Strapi's own message is always in English.
      if (name === 'PolicyError') return common.notAllowed;
      return message || common.noAnswer;
    },
    [common],
  );
}
