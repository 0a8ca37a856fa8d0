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

/** What a call of the panel answers, read by its contract. */
export function useAnswer<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Answer<z.output<Schema>> {
  const { get } = useFetchClient();
  const explain = useExplain();
  const [attempt, setAttempt] = useState(0);
  const [data, setData] = useState<z.output<Schema>>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    const settle = (act: () => void) => {
      if (!isCurrent) return;
      act();
      setLoading(false);
    };
    setLoading(true);
    setFailure(undefined);
    get(path).then(
      (answer) => settle(() => setData(schema.parse(answer.data))),
      (error: unknown) => settle(() => setFailure(explain(error))),
    );
    return () => {
      isCurrent = false;
    };
    // The tools of the panel are new each time; what is asked is not.
  }, [path, attempt]);

  return { data, isLoading, failure, reload: () => setAttempt((last) => last + 1) };
}

const told = z.object({
  response: z.object({ data: z.object({ error: z.object({ message: z.string() }) }) }),
});

/** Says why a call failed, in a sentence: the server's own where it gave one. */
export function useExplain(): (error: unknown) => string {
  const { common } = useTexts();
  return (error) => told.safeParse(error).data?.response.data.error.message || common.noAnswer;
}
