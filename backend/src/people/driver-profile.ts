import { Refusal } from '../domain/refusal.ts';

/** Refuses because the driver has not described a vehicle yet. */
export const profileNotFound = (): Refusal =>
  new Refusal('driver_profile_not_found', 'Driver profile not found');

/** Refuses a vehicle from later than next calendar year, as the contract refuses one from before 2000. `now` in milliseconds. */
export const checkYear = (year: number, now: number): void => {
  const latest = new Date(now).getUTCFullYear() + 1;
  if (year <= latest) return;
  const msg = `vehicle year must be at most ${latest}`;
  throw new Refusal('validation_failed', [{ loc: ['body', 'vehicle_year'], msg, type: 'maximum' }]);
};
