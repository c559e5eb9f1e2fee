/** Longer than any ride takes, and short enough that the time of day of the arrival needs no date. */
const longestEstimate = 12 * 60;

/** The estimated minutes of a drive; null where there is no estimate, or one that cannot be right. */
export const estimatedMinutes = (minutes: number | null | undefined): number | null =>
  minutes != null && minutes <= longestEstimate ? minutes : null;
