import type {
  CancelRequest,
  Message,
  PenaltyInfo,
  RateRequest,
  Ride,
  RideCancelled,
  UpdateRideRequest,
} from '@mobility/openapi';
import { isPermitted, phaseOf, type RideCommand, type RidePhase } from '@mobility/openapi/lifecycle';
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from './alert.ts';
import { type Failure, failureOf } from './failure.ts';
import { keyAfter } from './idempotency.rules.ts';
import { problemOf } from './problem.ts';
import {
  applyFact,
  cancelMessage,
  isNews,
  isNotOlder,
  moodOf,
  type Party,
  type Rating,
  type RideFact,
  ratingComment,
} from './ride.rules.ts';

export type RideInput = { ride: Ride; by: Party; alerts: AlertSink };
export type RideAction = UpdateRideRequest['action'];
/** A command to the server, each with an idempotency key of its own. */
export type RideIntent = 'command' | 'cancel' | 'rating';

export type RideContext = {
  /** What the server told last. */
  ride: Ride;
  by: Party;
  alerts: AlertSink;
  keys: Record<RideIntent, string | null>;
  /** The driver's step that is under way or failed. */
  action: RideAction | null;
  commandFailure: Failure | null;
  penalty: PenaltyInfo | null;
  reason: string;
  confirmed: boolean;
  cancelFailure: Failure | null;
  rating: Rating | null;
  /** What the last attempt to rate sent: another rating is another intent. */
  lastRating: Rating | null;
};

export type RideEvent =
  | { type: RideAction }
  | { type: 'retry' }
  | { type: 'dismiss' }
  | { type: 'openCancel' }
  | { type: 'closeCancel' }
  | { type: 'setReason'; reason: string }
  | { type: 'setConfirmed'; confirmed: boolean }
  | { type: 'cancel' }
  | { type: 'openRating' }
  | { type: 'closeRating' }
  | { type: 'rate'; rating: Rating }
  /** A fresh answer of the server. */
  | { type: 'sync'; ride: Ride }
  | RideFact;

/** Tells the app to fetch the ride and its lists again. */
export type RideEmitted = { type: 'ride_changed'; ride_id: string };

type Keyed<Body> = { rideId: string; body: Body; idempotencyKey: string | null };
export type UpdateRideInput = Keyed<UpdateRideRequest>;
export type CancelRideInput = Keyed<CancelRequest>;
export type RateRideInput = Keyed<RateRequest>;

const unprovided = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}));
const closedCancel = { penalty: null, reason: '', confirmed: false, cancelFailure: null };
const commandMessage = (action: RideAction | null) =>
  action === 'accept' ? 'ride.acceptFailed' : 'ride.updateFailed';
const cancelFailureOf = (error: unknown): Failure => {
  const problem = problemOf(error);
  const message = cancelMessage(problem);
  // Only a refusal for a reason (400) speaks in the server's own words.
  return problem.status === 400 ? failureOf(message, error) : { message };
};
/** A driver who cancels before the start gives the ride back to others. */
const cancelledMessage = ({ ride, by }: RideContext) =>
  by === 'driver' && phaseOf[ride.status] !== 'inProgress' ? 'ride.redistributed' : 'ride.cancelled';
const isReady = ({ reason, confirmed }: RideContext): boolean => confirmed && reason.trim() !== '';

const factOf = ({ event }: { event: RideFact }): RideFact => event;
const leadsTo = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isNews', params: factOf },
    target,
    actions: [{ type: 'apply', params: factOf }, 'tellChanged'],
  }) as const;
/** News that does not fit the state: something was missed, so the server is asked. */
const missed = { guard: { type: 'isNews', params: factOf }, actions: 'tellChanged' } as const;
const asks = <Action extends RideAction>(action: Action) =>
  ({
    guard: { type: 'may', params: action },
    target: '#ride.command.sending',
    actions: { type: 'act', params: action },
  }) as const;

/** One ride as one party sees it. Its life follows the server alone; commands only ask. */
export const rideMachine = setup({
  types: {
    input: {} as RideInput,
    context: {} as RideContext,
    events: {} as RideEvent,
    emitted: {} as RideEmitted,
  },
  actors: {
    updateRide: unprovided<Message, UpdateRideInput>(),
    getPenaltyInfo: unprovided<PenaltyInfo, { rideId: string }>(),
    cancelRide: unprovided<RideCancelled, CancelRideInput>(),
    rateRide: unprovided<Message, RateRideInput>(),
  },
  guards: {
    isIn: ({ context }, phase: RidePhase) => phaseOf[context.ride.status] === phase,
    isNews: ({ context }, fact: RideFact) => isNews(context.ride, fact),
    isNotOlder: ({ context }, ride: Ride) => ride.id === context.ride.id && isNotOlder(context.ride, ride),
    may: ({ context }, command: RideCommand) => isPermitted(command, context.ride.status, context.by),
    mayNotAct: ({ context }) =>
      context.action === null || !isPermitted(context.action, context.ride.status, context.by),
    mayNotCancel: ({ context }) => !isPermitted('cancel', context.ride.status, context.by),
    isReady: ({ context }) => isReady(context),
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    adopt: assign((_, ride: Ride) => ({ ride })),
    apply: assign(({ context }, fact: RideFact) => ({ ride: applyFact(context.ride, fact) })),
    tellChanged: emit(({ context }): RideEmitted => ({ type: 'ride_changed', ride_id: context.ride.id })),
    /** Given by `rideWith`, which owns the ids. */
    makeKey: assign(({ context }, _intent: RideIntent) => ({ keys: context.keys })),
    dropKey: assign(({ context }, intent: RideIntent) => ({ keys: { ...context.keys, [intent]: null } })),
    settleKey: assign(({ context }, { intent, error }: { intent: RideIntent; error: unknown }) => ({
      keys: { ...context.keys, [intent]: keyAfter(context.keys[intent], error) },
    })),
    act: assign(({ context }, action: RideAction) => ({
      action,
      commandFailure: null,
      keys: { ...context.keys, command: context.action === action ? context.keys.command : null },
    })),
    endAct: assign(({ context }) => ({
      action: null,
      commandFailure: null,
      keys: { ...context.keys, command: null },
    })),
    failAct: assign(({ context }, { error }: { error: unknown }) => ({
      commandFailure: failureOf(commandMessage(context.action), error),
    })),
    resetCancel: assign(({ context }) => ({ ...closedCancel, keys: { ...context.keys, cancel: null } })),
    showPenalty: assign((_, penalty: PenaltyInfo) => ({ penalty, cancelFailure: null })),
    failPenalty: assign({ cancelFailure: { message: 'ride.penaltyFailed' } }),
    // Another reason is another request, so that it needs another key.
    setReason: assign(({ context }, reason: string) => ({
      reason,
      cancelFailure: null,
      keys: { ...context.keys, cancel: null },
    })),
    setConfirmed: assign((_, confirmed: boolean) => ({ confirmed, cancelFailure: null })),
    askToConfirm: assign({ cancelFailure: { message: 'ride.cancelConfirm' } }),
    failCancel: assign((_, { error }: { error: unknown }) => ({ cancelFailure: cancelFailureOf(error) })),
    pick: assign(({ context }, rating: Rating) => ({
      rating,
      lastRating: rating,
      keys: { ...context.keys, rating: context.lastRating === rating ? context.keys.rating : null },
    })),
    unpick: assign({ rating: null }),
  },
}).createMachine({
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
    lifecycle: {
      initial: 'deciding',
      on: {
        sync: {
          guard: { type: 'isNotOlder', params: ({ event }) => event.ride },
          target: '.deciding',
          actions: { type: 'adopt', params: ({ event }) => event.ride },
        },
        ride_accepted: missed,
        driver_arrived: missed,
        ride_started: missed,
        ride_completed: missed,
        ride_cancelled: missed,
        ride_redistributed: missed,
        ride_no_longer_available: missed,
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isIn', params: 'pending' }, target: 'pending' },
            { guard: { type: 'isIn', params: 'accepted' }, target: 'accepted' },
            { guard: { type: 'isIn', params: 'arriving' }, target: 'arriving' },
            { guard: { type: 'isIn', params: 'inProgress' }, target: 'inProgress' },
            { guard: { type: 'isIn', params: 'completed' }, target: 'completed' },
            { target: 'cancelled' },
          ],
        },
        pending: {
          on: {
            ride_accepted: leadsTo('accepted'),
            ride_cancelled: leadsTo('cancelled'),
            ride_no_longer_available: leadsTo('unavailable'),
          },
        },
        accepted: {
          on: {
            driver_arrived: leadsTo('arriving'),
            ride_started: leadsTo('inProgress'),
            ride_cancelled: leadsTo('cancelled'),
            ride_redistributed: leadsTo('pending'),
          },
        },
        arriving: {
          on: {
            ride_started: leadsTo('inProgress'),
            ride_cancelled: leadsTo('cancelled'),
            ride_redistributed: leadsTo('pending'),
          },
        },
        inProgress: {
          on: {
            ride_completed: leadsTo('completed'),
            ride_cancelled: leadsTo('cancelled'),
          },
        },
        completed: {},
        cancelled: {},
        // A driver's offer that somebody else took.
        unavailable: {},
      },
    },
    command: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            accept: asks('accept'),
            arrive: asks('arrive'),
            start: asks('start'),
            complete: asks('complete'),
          },
        },
        sending: {
          entry: { type: 'makeKey', params: 'command' },
          invoke: {
            id: 'updateRide',
            src: 'updateRide',
            input: ({ context }) => ({
              rideId: context.ride.id,
              body: { action: context.action ?? 'accept' },
              idempotencyKey: context.keys.command,
            }),
            onDone: { target: 'idle', actions: ['endAct', 'tellChanged'] },
            onError: {
              target: 'failed',
              actions: [
                { type: 'failAct', params: ({ event }) => ({ error: event.error }) },
                { type: 'settleKey', params: ({ event }) => ({ intent: 'command', error: event.error }) },
                {
                  type: 'alert',
                  params: ({ context, event }): Alert => ({
                    tone: 'critical',
                    ...failureOf(commandMessage(context.action), event.error),
                  }),
                },
                'tellChanged',
              ],
            },
          },
        },
        failed: {
          always: { guard: 'mayNotAct', target: 'idle', actions: 'endAct' },
          on: {
            retry: 'sending',
            dismiss: { target: 'idle', actions: 'endAct' },
            accept: asks('accept'),
            arrive: asks('arrive'),
            start: asks('start'),
            complete: asks('complete'),
          },
        },
      },
    },
    cancel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            openCancel: {
              guard: { type: 'may', params: 'cancel' },
              target: 'loading',
              actions: 'resetCancel',
            },
          },
        },
        loading: {
          always: { guard: 'mayNotCancel', target: 'closed' },
          invoke: {
            id: 'getPenaltyInfo',
            src: 'getPenaltyInfo',
            input: ({ context }) => ({ rideId: context.ride.id }),
            onDone: {
              target: 'confirming',
              actions: { type: 'showPenalty', params: ({ event }) => event.output },
            },
            onError: { target: 'penaltyFailed', actions: 'failPenalty' },
          },
          on: { closeCancel: 'closed' },
        },
        penaltyFailed: {
          always: { guard: 'mayNotCancel', target: 'closed' },
          on: { openCancel: 'loading', closeCancel: 'closed' },
        },
        confirming: {
          always: { guard: 'mayNotCancel', target: 'closed' },
          on: {
            setReason: { actions: { type: 'setReason', params: ({ event }) => event.reason } },
            setConfirmed: { actions: { type: 'setConfirmed', params: ({ event }) => event.confirmed } },
            cancel: [{ guard: 'isReady', target: 'sending' }, { actions: 'askToConfirm' }],
            closeCancel: 'closed',
          },
        },
        sending: {
          entry: { type: 'makeKey', params: 'cancel' },
          invoke: {
            id: 'cancelRide',
            src: 'cancelRide',
            input: ({ context }) => ({
              rideId: context.ride.id,
              body: { cancelled_by: context.by, reason: context.reason.trim(), confirmation: true },
              idempotencyKey: context.keys.cancel,
            }),
            onDone: {
              target: 'closed',
              actions: [
                {
                  type: 'alert',
                  params: ({ context }): Alert => ({ tone: 'success', message: cancelledMessage(context) }),
                },
                'resetCancel',
                'tellChanged',
              ],
            },
            onError: {
              target: 'confirming',
              actions: [
                { type: 'failCancel', params: ({ event }) => ({ error: event.error }) },
                { type: 'settleKey', params: ({ event }) => ({ intent: 'cancel', error: event.error }) },
                {
                  type: 'alert',
                  params: ({ event }): Alert => ({ tone: 'critical', ...cancelFailureOf(event.error) }),
                },
                'tellChanged',
              ],
            },
          },
        },
      },
    },
    rating: {
      initial: 'hidden',
      states: {
        hidden: {
          on: {
            openRating: { guard: { type: 'may', params: 'rate' }, target: 'choosing', actions: 'unpick' },
          },
        },
        choosing: {
          on: {
            rate: { target: 'submitting', actions: { type: 'pick', params: ({ event }) => event.rating } },
            closeRating: 'hidden',
          },
        },
        submitting: {
          entry: { type: 'makeKey', params: 'rating' },
          invoke: {
            id: 'rateRide',
            src: 'rateRide',
            input: ({ context: { ride, rating, keys } }) => ({
              rideId: ride.id,
              body: { rating: rating ?? 3, comment: ratingComment(ride, rating ?? 3) },
              idempotencyKey: keys.rating,
            }),
            onDone: {
              target: 'rated',
              actions: [
                {
                  type: 'alert',
                  params: ({ context }): Alert => ({
                    tone: 'success',
                    message: 'ride.ratingSubmitted',
                    params: { mood: moodOf(context.rating ?? 3) },
                  }),
                },
                { type: 'dropKey', params: 'rating' },
                'tellChanged',
              ],
            },
            onError: {
              target: 'choosing',
              actions: [
                'unpick',
                { type: 'settleKey', params: ({ event }) => ({ intent: 'rating', error: event.error }) },
                { type: 'alert', params: { tone: 'critical', message: 'ride.ratingFailed' } },
              ],
            },
          },
        },
        // Within ten minutes another rating may replace this one.
        rated: {
          on: {
            openRating: { guard: { type: 'may', params: 'rate' }, target: 'choosing', actions: 'unpick' },
          },
        },
      },
    },
  },
});

export type RideSnapshot = SnapshotFrom<typeof rideMachine>;
