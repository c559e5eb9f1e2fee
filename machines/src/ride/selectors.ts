import type { ShownError } from '../shown-error.ts';
import type { RideSnapshot } from './machine.ts';
import type { Rating } from './rules.ts';
import type { DriverCommand } from './setup.ts';

/** Whether the ride still takes place: requested, accepted, arriving or in progress. */
export const isUnderWay = (snapshot: RideSnapshot): boolean => snapshot.hasTag('underWay');

/** Whether the ride's driver has completed it and reads its summary. */
export const isSummaryOpen = (snapshot: RideSnapshot): boolean =>
  snapshot.context.by === 'driver' && snapshot.matches({ lifecycle: 'completed' });

/** The driver's command on its way to the server, or null. */
export const pendingCommand = (snapshot: RideSnapshot): DriverCommand | null =>
  snapshot.matches({ command: 'sending' }) ? snapshot.context.command : null;

/** Why the last command failed; null once it was retried, dismissed or made obsolete. */
export const commandError = (snapshot: RideSnapshot): ShownError | null =>
  snapshot.matches({ command: 'failed' }) ? snapshot.context.commandError : null;

/** The open rating widget, or null: the rating that was picked, and whether it is being submitted. */
export const openRating = (
  snapshot: RideSnapshot,
): { picked: Rating | null; isSubmitting: boolean } | null => {
  const isSubmitting = snapshot.matches({ rating: 'submitting' });
  return isSubmitting || snapshot.matches({ rating: 'choosing' })
    ? { picked: snapshot.context.rating, isSubmitting }
    : null;
};
