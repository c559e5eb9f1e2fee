/** Minutes and seconds until a moment, such as '4:12', never below zero. Both moments in milliseconds. */
export const countdown = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
