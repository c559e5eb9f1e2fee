import type { SnapshotFrom } from 'xstate';
import { commandRegion, lifecycleRegion } from './ride.course.ts';
import { cancelRegion, ratingRegion } from './ride.dialogs.ts';
import { closedCancel, rideSetup } from './ride.setup.ts';

export type {
  CancelRideInput,
  RateRideInput,
  RideAction,
  RideContext,
  RideEmitted,
  RideEvent,
  RideInput,
  RideIntent,
  UpdateRideInput,
} from './ride.setup.ts';

/** One ride as one party sees it. Its life follows the server alone; commands only ask. */
export const rideMachine = rideSetup.createMachine({
  id: 'ride',
  type: 'parallel',
  context: ({ input: { ride, by, alerts } }) => ({
    ride,
    by,
    alerts,
    keys: { command: null, cancel: null, rating: null },
    action: null,
    commandFailure: null,
    ...closedCancel,
    rating: null,
    lastRating: null,
  }),
  states: {
    lifecycle: lifecycleRegion,
    command: commandRegion,
    cancel: cancelRegion,
    rating: ratingRegion,
  },
});

export type RideSnapshot = SnapshotFrom<typeof rideMachine>;
