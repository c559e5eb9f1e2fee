type Waiting<Key, Answer> = {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** In a rush, questions are collected for so long. It is a rush if others were asked a short time ago. */
const pause = 4;
const rushWithin = 20;

/**
 * Answers single questions. Those that arrive in one turn of the event loop, or in a rush within a few milliseconds, are
 * asked together, at most so many at once. `ask` returns the answers in the order of the keys.
 */
export const gather = <Key, Answer>(
  atMost: number,
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): ((key: Key) => Promise<Answer>) => {
  const waiting: Waiting<Key, Answer>[] = [];
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  const askTogether = async (asked: readonly Waiting<Key, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(asked.map(({ key }) => key));
      // There is an answer for every key. This is the only cast.
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const askAll = async (): Promise<void> => {
    while (waiting.length > 0) await askTogether(waiting.splice(0, atMost));
    isAsking = false;
    askedAt = performance.now();
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      if (performance.now() - askedAt < rushWithin) setTimeout(askAll, pause);
      else setImmediate(askAll);
    });
};
