import type { ShownError } from '../shown-error.ts';
import type { RideSnapshot } from './machine.ts';
import { needsPin } from './pin.ts';
import { commandError } from './selectors.ts';

/**
 * The PIN that the driver has to type to start the ride, or null where the ride has none: its digits
 * and their validation issue.
 */
export const openPin = (snapshot: RideSnapshot): { typed: string; error: ShownError | null } | null => {
  const { ride, pin, command } = snapshot.context;
  if (!needsPin(ride)) return null;
  return { typed: pin, error: command === 'start' ? commandError(snapshot) : null };
};
