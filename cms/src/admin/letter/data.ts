import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { nextLetter, sentLetter } from '../../contract/letter';

/** What the page shows: undefined until it is there, null where it could not be fetched. */
function useAnswer<Shape extends z.ZodType>(path: string, shape: Shape) {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<z.output<Shape> | null>();
  useEffect(() => {
    let isWanted = true;
    get(path)
      .then(({ data }) => isWanted && setAnswer(shape.parse(data)))
      .catch(() => isWanted && setAnswer(null));
    return () => {
      isWanted = false;
    };
  }, [get, path, shape]);
  return answer;
}

const sentLetters = z.array(sentLetter);

export const useNextLetter = () => useAnswer('/weekly-letter/next', nextLetter);
export const useSentLetters = () => useAnswer('/weekly-letter/sent', sentLetters);
