/** Longer than any ride takes, and short enough that the time of day of the arrival needs no date. */
const longestEstimate = 12 * 60;

/** The estimated minutes of a drive; null where there is no estimate, or one that cannot be right. */
export const estimatedMinutes = (minutes: number | null | undefined): number | null =>
  minutes != null && minutes <= longestEstimate ? minutes : null;

const minute = 60_000;

/**
 * The minutes until a car arrives, and the time of day. The minutes are counted from the minute that a clock
 * shows now, so that both figures always agree with it.
 */
export const onTheClock = (due: number, now: number): { minutes: number; time: number } => {
  const shown = Math.floor(now / minute);
  // A late car is still on the way: the figure never falls below a minute.
  const minutes = Math.max(1, Math.floor(due / minute) - shown);
  return { minutes, time: (shown + minutes) * minute };
};
