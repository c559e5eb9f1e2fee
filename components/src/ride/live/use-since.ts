import { useState } from 'react';

/** When the value last changed, in milliseconds, by the `now` of that moment. */
export const useSince = (value: unknown, now: number): number => {
  const [mark, setMark] = useState({ value, now });
  if (mark.value === value) return mark.now;
  setMark({ value, now });
  return now;
};
