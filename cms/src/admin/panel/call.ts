import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
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
  error?: unknown;
}

/** What a call of the panel answers, read by its contract. */
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
    const settle = (settled: (last?: Settled<z.output<Schema>>) => Settled<z.output<Schema>>) => {
      if (isCurrent) setAnswer(settled);
    };
    get(path)
      .then(({ data }) => schema.parse(data))
      .then((data) => settle(() => ({ asked, data })))
      .catch((error: unknown) => settle((last) => ({ asked, data: last?.data, error })));
    return () => {
      isCurrent = false;
    };
  }, [get, path, schema, asked]);

  const isLoading = answer?.asked !== asked;
  const hasFailed = !isLoading && answer.error !== undefined;
  return {
    data: answer?.data,
    isLoading,
    failure: hasFailed ? explain(answer.error) : undefined,
    reload: () => setAttempt((last) => last + 1),
  };
}

const told = z.object({
  response: z.object({ data: z.object({ error: z.object({ message: z.string() }) }) }),
});

/** Says why a call failed, in a sentence: the server's own where it gave one. */
export function useExplain(): (error: unknown) => string {
  const { common } = useTexts();
  return (error) => told.safeParse(error).data?.response.data.error.message || common.noAnswer;
}
