import { useState } from 'react';

/** The time at which the value last changed, as `now` told it then. Milliseconds. */
export const useSince = (value: unknown, now: number): number => {
  const [mark, setMark] = useState({ value, now });
  if (mark.value === value) return mark.now;
  setMark({ value, now });
  return now;
};
