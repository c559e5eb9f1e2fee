/** A call that a test answers by hand: keeps what it was called with, settles the oldest open one. */
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
