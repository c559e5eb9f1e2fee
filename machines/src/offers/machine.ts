import type { AvailableRide, Message } from '@mobility/openapi';
import { type ActorRef, assign, type Snapshot, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import { tellFailure } from '../alerts/tell-failure.ts';
import { keyAfter } from '../idempotency.ts';
import type { RideChanged } from '../ride/owner.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import type { Warning } from '../warning.ts';
import { offerKey } from './key.ts';

/** What the machine reports to its owner. */
export type OffersReport =
  /** The server gave the ride of this offer to the driver. */
  { type: 'offer_accepted'; ride: AvailableRide } | RideChanged | Warning;
export type OffersOwner = ActorRef<Snapshot<unknown>, OffersReport>;
export type OffersInput = { alerts: AlertSink; owner: OffersOwner };

export type OffersContext = OffersInput & {
  /** Keys of the declined offers, the oldest first. */
  declined: readonly string[];
  /** The offer that is being accepted, or whose acceptance failed. */
  offer: AvailableRide | null;
  error: ShownError | null;
  /** One per acceptance; kept while its outcome is unknown. */
  idempotencyKey: string | null;
};

export type OffersEvent =
  | { type: 'accept'; ride: AvailableRide }
  | { type: 'decline'; ride: AvailableRide }
  | { type: 'retry' }
  | { type: 'dismiss' };

export type AcceptRideInput = { rideId: string; idempotencyKey: string | null };

/** The offer of an acceptance. */
const offerIn = ({ offer }: OffersContext): AvailableRide => {
  if (!offer) throw new Error('No offer is being accepted');
  return offer;
};

/** How many declined offers are remembered: more than a driver sees in a day. */
const remembered = 500;

type Failure = { error: unknown };
const failureOf = ({ event: { error } }: { event: Failure }): Failure => ({ error });

type Declined = { event: Extract<OffersEvent, { type: 'decline' }> };
const declinedRide = ({ event }: Declined): AvailableRide => event.ride;
const declining = [
  { type: 'decline', params: declinedRide },
  { type: 'reportDeclined', params: declinedRide },
] as const;

/**
 * What a driver does with offers: accept or decline, per ride and attempt. Availability owns the list of rides.
 * Declined offers are reported to the server, and remembered here until the driver signs out or the page is reloaded.
 */
export const offersMachine = setup({
  types: {
    input: {} as OffersInput,
    context: {} as OffersContext,
    events: {} as OffersEvent,
  },
  actors: { acceptRide: unprovided<Message, AcceptRideInput>('acceptRide') },
  guards: {
    isOfferInQuestion: ({ context }, ride: AvailableRide) =>
      context.offer !== null && offerKey(context.offer) === offerKey(ride),
  },
  actions: {
    alertError: ({ context }, { error }: Failure) => tellFailure(context.alerts, 'ride.acceptFailed', error),
    decline: assign({
      declined: ({ context }, ride: AvailableRide) =>
        [...context.declined.filter((key) => key !== offerKey(ride)), offerKey(ride)].slice(-remembered),
    }),
    /** Provided by `offersWith`: the server asks the next drivers and does not offer the ride again. */
    reportDeclined: (_, _ride: AvailableRide) => failUnprovided('reportDeclined'),
    choose: assign(({ context }, ride: AvailableRide) => ({
      offer: ride,
      idempotencyKey:
        context.offer && offerKey(context.offer) === offerKey(ride) ? context.idempotencyKey : null,
    })),
    /** Provided by `offersWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    forgetError: assign({ error: null }),
    forgetOffer: assign({ offer: null, error: null, idempotencyKey: null }),
    fail: assign(({ context }, { error }: Failure) => ({
      error: shownError('ride.acceptFailed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    // Sent by `sendTo`: the owner may start machines on a report, and XState warns about starting one
    // within a custom action.
    reportAccepted: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'offer_accepted', ride: offerIn(context) }),
    ),
    reportChanged: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'ride_changed', ride_id: offerIn(context).id }),
    ),
  },
}).createMachine({
  id: 'offers',
  context: ({ input }) => ({
    ...input,
    declined: [],
    offer: null,
    error: null,
    idempotencyKey: null,
  }),
  initial: 'idle',
  on: { decline: { actions: declining } },
  states: {
    idle: {
      on: {
        accept: { target: 'accepting', actions: { type: 'choose', params: ({ event }) => event.ride } },
      },
    },
    accepting: {
      entry: ['makeKey', 'forgetError'],
      invoke: {
        src: 'acceptRide',
        id: 'acceptRide',
        input: ({ context }) => ({ rideId: offerIn(context).id, idempotencyKey: context.idempotencyKey }),
        onDone: { target: 'idle', actions: ['reportAccepted', 'forgetOffer'] },
        onError: {
          target: 'failed',
          actions: [
            { type: 'fail', params: failureOf },
            { type: 'alertError', params: failureOf },
            'reportChanged',
          ],
        },
      },
      // The server may already have given the ride to this driver.
      on: {
        decline: [
          { guard: { type: 'isOfferInQuestion', params: ({ event }) => event.ride } },
          { actions: declining },
        ],
      },
    },
    failed: {
      on: {
        accept: { target: 'accepting', actions: { type: 'choose', params: ({ event }) => event.ride } },
        retry: 'accepting',
        dismiss: { target: 'idle', actions: 'forgetOffer' },
        decline: [
          {
            guard: { type: 'isOfferInQuestion', params: ({ event }) => event.ride },
            target: 'idle',
            actions: [...declining, 'forgetOffer'],
          },
          { actions: declining },
        ],
      },
    },
  },
});

export type OffersSnapshot = SnapshotFrom<typeof offersMachine>;
