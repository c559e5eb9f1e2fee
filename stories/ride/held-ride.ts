import { type RideContext, rideMachine } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { penalty, rides } from '../fixtures.ts';
import { alerts, hold } from '../hold.ts';

type Regions = {
  lifecycle?: RidePhase | 'unavailable';
  command?: 'idle' | 'sending' | 'failed';
  cancel?: 'closed' | 'loading' | 'penaltyFailed' | 'confirming' | 'repricing' | 'sending';
  rating?: 'hidden' | 'choosing' | 'submitting' | 'rated';
};

/** The ride machine in these states of its regions, idle by default. */
const heldRide = (
  ride: Ride,
  regions: Regions = {},
  context: Partial<RideContext> = {},
  by: 'rider' | 'driver' = 'rider',
) =>
  hold(rideMachine, {
    input: { ride, by, alerts, owner: alerts },
    value: {
      lifecycle: phaseOf[ride.status],
      command: 'idle',
      cancel: 'closed',
      rating: 'hidden',
      ...regions,
    },
    context,
  });

/** The cancel dialog in one of its states, of an accepted ride by default. */
export const heldCancel = (
  cancel: Regions['cancel'],
  context: Partial<RideContext> = {},
  by: 'rider' | 'driver' = 'rider',
  ride: Ride = rides.accepted,
) => heldRide(ride, { cancel }, { penalty, ...context }, by);
