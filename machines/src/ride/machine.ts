import type { SnapshotFrom } from 'xstate';
import { cancelRegion } from './cancel.ts';
import { commandRegion } from './command.ts';
import { lifecycleRegion } from './lifecycle.ts';
import { ratingRegion } from './rating.ts';
import { closedCancel, rideSetup } from './setup.ts';

export type {
  CancelRideInput,
  DriverCommand,
  RateRideInput,
  RideContext,
  RideIntent,
  UpdateRideInput,
} from './setup.ts';

/** One ride as its rider or driver sees it. Only the server moves the lifecycle; commands are requests. */
export const rideMachine = rideSetup.createMachine({
  id: 'ride',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    keys: { command: null, cancel: null, rating: null },
    command: null,
    commandError: null,
    pin: '',
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
