/** Minutes and seconds until a moment, such as '4:12', never below zero. Both moments in milliseconds. */
export const countdown = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

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
