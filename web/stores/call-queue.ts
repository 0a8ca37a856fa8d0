let last: Promise<unknown> = Promise.resolve();

/** Makes a call after all earlier ones have finished, so that a slow connection can't change their order. */
export function queueCall<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = last.then(call);
  last = result.catch(() => undefined);
  return result;
}
