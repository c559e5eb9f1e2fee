import { Refusal } from '../../operation.ts';

/** Refuses a vehicle from later than next calendar year. `now` in milliseconds. */
export const checkYear = (year: number, now: number): void => {
  const latest = new Date(now).getUTCFullYear() + 1;
  if (year > latest)
    throw new Refusal(400, 'validation_failed', `The vehicle's year must be ${latest} or earlier`);
};
