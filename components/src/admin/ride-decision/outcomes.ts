import { isUnpaid } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';

/** What an admin can decide about a ride. */
export type Outcome = 'offer_again' | 'cancel' | 'write_off';

/** The decisions that a ride permits; none where it needs none. */
export const outcomesOf = (ride: Ride): readonly Outcome[] => {
  const phase = phaseOf[ride.status];
  if (phase === 'accepted' || phase === 'arriving') return ['offer_again', 'cancel'];
  if (phase === 'pending' || phase === 'inProgress') return ['cancel'];
  return isUnpaid(ride, 'rider') ? ['write_off'] : [];
};
