const minute = 60_000;

const abortAfter = (minutes: number, reason: string): AbortSignal => {
  const controller = new AbortController();
  // While the run works, the processes that it waits for keep it alive.
  setTimeout(() => controller.abort(reason), Math.max(0, minutes) * minute).unref();
  return controller.signal;
};

/** How many minutes the build may take, any other job, all jobs together, and the run with the repetitions of failed files. */
export type Minutes = { build: number; job: number; jobs: number; run: number };

/** Several times of what a run takes on two cores, and less than what runners of CI allow. */
export const usual: Minutes = { build: 15, job: 60, jobs: 65, run: 75 };

/** The limits of one run, counted from this call. A signal aborts with a reason that completes a sentence about the job. */
export const limitsFromNow = (minutes: Minutes = usual) => {
  const begun = performance.now();
  const passed = (): number => (performance.now() - begun) / minute;
  const jobs = abortAfter(minutes.jobs, `stopped, because the run has taken ${minutes.jobs} minutes`);
  const ofJob = (own: number): AbortSignal =>
    AbortSignal.any([jobs, abortAfter(own, `stopped after ${own} minutes`)]);
  return {
    /** For the build, which most jobs wait for. */
    ofBuild: () => ofJob(minutes.build),
    ofJob: () => ofJob(minutes.job),
    /** For the second run of failed files: what is left of the whole run. */
    ofSecondRun: () =>
      abortAfter(minutes.run - passed(), `stopped, because the run has taken ${minutes.run} minutes`),
    /** Whether so many seconds are left of the whole run. */
    hasLeft: (seconds: number) => seconds / 60 <= minutes.run - passed(),
  };
};
