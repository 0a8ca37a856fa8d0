let last: Promise<unknown> = Promise.resolve();

/** Makes a call once all earlier ones have been answered, so that a slow connection cannot swap them. */
export function inOrder<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(call);
  last = answer.catch(() => undefined);
  return answer;
}
