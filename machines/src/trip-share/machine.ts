import type { Message, TripShare } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { type ShownError, shownError } from '../shown-error.ts';
import { unprovided } from '../unprovided.ts';

export type TripShareInput = { rideId: string };
export type TripShareContext = TripShareInput & {
  /** The last part of the link's address; null without a link. */
  token: string | null;
  /** Why the link could not be created or revoked. */
  error: ShownError | null;
};
export type TripShareEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'stopSharing' }
  /** The live channel is open, so the server can be reached. */
  | { type: 'live_connected' };

/**
 * The link with which a rider shares the ride under way: created when the dialog opens, kept until it
 * is revoked.
 */
export const tripShareMachine = setup({
  types: {
    input: {} as TripShareInput,
    context: {} as TripShareContext,
    events: {} as TripShareEvent,
  },
  actors: {
    shareTrip: unprovided<TripShare, TripShareInput>('shareTrip'),
    stopSharingTrip: unprovided<Message, TripShareInput>('stopSharingTrip'),
  },
  guards: {
    hasLink: ({ context }) => context.token !== null,
    /** Whether the last request failed for want of the server. */
    isUnreached: ({ context }) => context.error?.reason !== undefined,
  },
  actions: {
    keepLink: assign((_, { token }: TripShare) => ({ token, error: null })),
    dropLink: assign({ token: null, error: null }),
    failLink: assign((_, { error }: { error: unknown }) => ({ error: shownError('share.failed', error) })),
    failStop: assign((_, { error }: { error: unknown }) => ({
      error: shownError('share.stopFailed', error),
    })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'tripShare',
  context: ({ input }) => ({ ...input, token: null, error: null }),
  initial: 'closed',
  states: {
    closed: { on: { open: [{ guard: 'hasLink', target: 'shared' }, { target: 'sharing' }] } },
    sharing: {
      entry: 'clearError',
      invoke: {
        id: 'shareTrip',
        src: 'shareTrip',
        input: ({ context: { rideId } }) => ({ rideId }),
        onDone: { target: 'shared', actions: { type: 'keepLink', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'failLink', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { close: 'closed' },
    },
    failed: { on: { retry: 'sharing', live_connected: 'sharing', close: 'closed' } },
    shared: {
      on: {
        stopSharing: 'stopping',
        live_connected: { guard: 'isUnreached', actions: 'clearError' },
        close: 'closed',
      },
    },
    stopping: {
      entry: 'clearError',
      invoke: {
        id: 'stopSharingTrip',
        src: 'stopSharingTrip',
        input: ({ context: { rideId } }) => ({ rideId }),
        onDone: { target: 'stopped', actions: 'dropLink' },
        onError: {
          target: 'shared',
          actions: { type: 'failStop', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    stopped: { on: { retry: 'sharing', close: 'closed' } },
  },
});

export type TripShareSnapshot = SnapshotFrom<typeof tripShareMachine>;
