/** A call that the test settles: records its arguments; `answer` and `fail` settle the oldest open call. */
export const heldCall = <Args extends unknown[], Out>() => {
  const open: { resolve(out: Out): void; reject(error: unknown): void }[] = [];
  const calls: Args[] = [];
  const next = () => {
    const call = open.shift();
    if (!call) throw new Error('nothing was called');
    return call;
  };
  return {
    calls,
    run: (...args: Args): Promise<Out> => {
      calls.push(args);
      return new Promise<Out>((resolve, reject) => open.push({ resolve, reject }));
    },
    answer: (out: Out): void => next().resolve(out),
    fail: (error: unknown): void => next().reject(error),
  };
};
