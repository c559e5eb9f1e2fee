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
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Alert, AlertSink } from './alert.ts';
import { type Failure, failureOf } from './failure.ts';
import { keyAfter } from './idempotency.rules.ts';
import { problemOf } from './problem.ts';
import {
  applyFact,
  cancelMessage,
  isNews,
  isNotOlder,
  type Party,
  type Rating,
  type RideFact,
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
/** The cancel dialog before anything is known or typed. */
export const closedCancel = { penalty: null, reason: '', confirmed: false, cancelFailure: null };
/** Which sentence tells that a step failed. */
export const commandMessage = (action: RideAction | null) =>
  action === 'accept' ? 'ride.acceptFailed' : 'ride.updateFailed';
/** Why a cancellation failed, by its status. */
export const cancelFailureOf = (error: unknown): Failure => {
  const problem = problemOf(error);
  const message = cancelMessage(problem);
  // Only a refusal for a reason (400) speaks in the server's own words.
  return problem.status === 400 ? failureOf(message, error) : { message };
};
/** A driver who cancels before the start gives the ride back to others. */
export const cancelledMessage = ({ ride, by }: RideContext) =>
  by === 'driver' && phaseOf[ride.status] !== 'inProgress' ? 'ride.redistributed' : 'ride.cancelled';
const isReady = ({ reason, confirmed }: RideContext): boolean => confirmed && reason.trim() !== '';

/** The named guards, actions and actors of a ride. */
export const rideSetup = setup({
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
});
