import type { Context } from '../../context.ts';
import type { Match } from '../../domain/matching.ts';
import { goneFor, requested } from '../../domain/messages/ride-messages.ts';
import type { RideRow } from '../../domain/ride.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { keepDeclines, toNotify, waitingDrivers } from '../../store/rides/offers.ts';
import { changeRide, userNameOf } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { keptText } from './claim-ride.ts';
import { offerRide } from './offer-ride.ts';

/**
 * Offers a pending ride to one driver alone. It begins another attempt: the offers to other drivers end, and the waves that
 * follow ask everyone around again, except those who declined. Returns whether the ride was still pending.
 */
export const offerWaiting = async (
  context: Context,
  unit: UnitOfWork,
  seen: RideRow,
  chosen: Match,
): Promise<boolean> => {
  const ride = await changeRide(unit, seen, {
    attempt: seen.attempt + 1,
    expires_at: unit.now + context.config.rideExpiry,
  });
  if (!ride) return false;
  const others = await waitingDrivers(unit.db, seen, chosen.driver_id);
  await keepDeclines(unit, ride);
  await offerRide(context, unit, ride, chosen);
  await enqueueAll(unit, others, goneFor(ride, keptText, { kind: 'request_kept_for_another' }));
  await enqueueAll(unit, toNotify([chosen]), requested(ride, await userNameOf(unit.db, ride.rider_id)));
  return true;
};
