import type { Ride } from '@mobility/openapi';
import { isPermitted } from '@mobility/openapi/lifecycle';
import type { ShownError } from '../shown-error.ts';
import type { RideSnapshot } from './machine.ts';
import { commandError } from './selectors.ts';

export const pinLength = 4;
/** Whether a ride starts only with the PIN that its rider sees. */
export const needsPin = ({ start_pin_required, status }: Ride): boolean =>
  start_pin_required === true && isPermitted('start', status, 'driver');

/** The PIN that the driver has to type to start the ride, or null where the ride has none: its digits and what is wrong. */
export const openPin = (snapshot: RideSnapshot): { typed: string; error: ShownError | null } | null => {
  const { ride, pin, command } = snapshot.context;
  if (!needsPin(ride)) return null;
  return { typed: pin, error: command === 'start' ? commandError(snapshot) : null };
};
