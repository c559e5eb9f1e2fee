/** A job for the schedule. It starts once the jobs in `after` have ended. */
export type Job<Result> = { name: string; after?: string[]; work(): Promise<Result> };

export type Finished<Result> = { name: string; seconds: number; result: Result };

/** Runs jobs side by side, at most `slots` at a time, in their order. `onEnd` is called as each job ends. */
export const runJobs = async <Result>(
  jobs: Job<Result>[],
  slots: number,
  onEnd: (job: Finished<Result>) => void,
): Promise<Finished<Result>[]> => {
  const waiting = [...jobs];
  const running = new Map<string, Promise<void>>();
  const finished: Finished<Result>[] = [];
  const isReady = ({ after = [] }: Job<Result>): boolean =>
    after.every((name) => finished.some((job) => job.name === name));

  const start = ({ name, work }: Job<Result>): void => {
    const begun = performance.now();
    const ended = work().then((result) => {
      const job = { name, seconds: (performance.now() - begun) / 1000, result };
      finished.push(job);
      running.delete(name);
      onEnd(job);
    });
    running.set(name, ended);
  };

  while (waiting.length + running.size > 0) {
    while (running.size < slots) {
      const next = waiting.findIndex(isReady);
      if (next < 0) break;
      for (const job of waiting.splice(next, 1)) start(job);
    }
    if (running.size === 0)
      throw new Error(`Nothing can start: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return finished;
};
