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
import { assign, raise, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import { applyFact, isNews, isNotOlder, type RideFact } from './facts.ts';
import type { RideOwner } from './owner.ts';
import { needsPin, pinLength } from './pin.ts';
import { cancelMessage, type Party, type Rating } from './rules.ts';

export type RideInput = { ride: Ride; by: Party; alerts: AlertSink; owner: RideOwner };
/** A driver's commands during a ride. Accepting belongs to the offers machine. */
export type DriverCommand = Exclude<UpdateRideRequest['action'], 'accept'> | 'noShow';
/** A request to the server, each with an idempotency key of its own. */
export type RideIntent = 'command' | 'cancel' | 'rating';

export type RideContext = {
  /** The ride as the server last described it; its status always agrees with the lifecycle state. */
  ride: Ride;
  by: Party;
  alerts: AlertSink;
  owner: RideOwner;
  keys: Record<RideIntent, string | null>;
  /** The driver's command that is being sent or failed. */
  command: DriverCommand | null;
  commandError: ShownError | null;
  /** The typed digits of the PIN that starts the ride. */
  pin: string;
  penalty: PenaltyInfo | null;
  /** What the price of a cancellation depended on when the penalty was asked for. */
  priceBasis: string | null;
  reason: string;
  confirmed: boolean;
  cancelError: ShownError | null;
  /** What the cancellation leads to. Set when it is sent, because a read may come before the answer. */
  cancelOutcome: 'cancelled' | 'redistributed';
  rating: Rating | null;
  /** The rating of the last attempt: another rating needs another key. */
  lastRating: Rating | null;
};

export type RideEvent =
  | { type: DriverCommand }
  | { type: 'setPin'; pin: string }
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
  /** The ride as the server has just answered it. */
  | { type: 'sync'; ride: Ride }
  /** The server no longer lists the ride among the user's rides. */
  | { type: 'ride_missing' }
  /** The live channel is open, so the server can be reached. */
  | { type: 'live_connected' }
  | RideFact;

type Keyed<Body> = { rideId: string; body: Body; idempotencyKey: string | null };
/** `body` is null for a command with an operation of its own. */
export type UpdateRideInput = Keyed<UpdateRideRequest | null>;
export type CancelRideInput = Keyed<CancelRequest>;
export type RateRideInput = Keyed<RateRequest> & { by: Party };

/** The cancel dialog before anything is known or typed. */
export const closedCancel = {
  penalty: null,
  priceBasis: null,
  reason: '',
  confirmed: false,
  cancelError: null,
  cancelOutcome: 'cancelled',
} as const;
/** What the price of a cancellation depends on. */
const priceBasisOf = ({ status, driver_silent_since: silentSince }: Ride): string =>
  `${status} ${silentSince != null}`;
/** Why a cancellation failed, by its HTTP status. */
const shownCancelError = (error: unknown): ShownError => {
  const callError = callErrorOf(error);
  const message = cancelMessage(callError);
  // Of all answers, only the detail of a 400 is written for the user.
  return callError.kind !== 'http' || callError.status === 400 ? shownError(message, error) : { message };
};
/** Before the start, a driver's cancellation offers the ride to other drivers. */
const redistributes = ({ ride, by }: RideContext): boolean =>
  by === 'driver' && phaseOf[ride.status] !== 'inProgress';

/** The request for the driver's command. */
export const commandBody = ({ command, ride, pin }: RideContext): UpdateRideRequest | null =>
  command === 'noShow'
    ? null
    : {
        action: command ?? 'arrive',
        ...(command === 'start' && needsPin(ride) && { start_pin: pin }),
      };

/** The request for the cancellation. It names the penalty that the user confirmed, so that nobody pays more. */
export const cancelBody = ({ by, reason, penalty }: RideContext): CancelRequest => ({
  cancelled_by: by,
  reason: reason.trim(),
  confirmation: true,
  confirmed_penalty: penalty?.penalty_amount,
});

const doneFacts = { arrive: 'driver_arrived', start: 'ride_started', complete: 'ride_completed' } as const;
/** The answer to a command, as the fact that the other party receives. */
const commandDone = ({ ride, command }: RideContext): RideFact =>
  command === 'noShow'
    ? {
        type: 'ride_cancelled',
        ride_id: ride.id,
        cancelled_by: 'rider',
        cancel_reason_code: 'rider_no_show',
      }
    : { type: doneFacts[command ?? 'arrive'], ride_id: ride.id };
/** The answer to a cancellation, as the fact that the other party receives. */
const cancelDone = ({ ride, reason, by, cancelOutcome }: RideContext): RideFact =>
  cancelOutcome === 'redistributed'
    ? { type: 'ride_redistributed', ride_id: ride.id }
    : { type: 'ride_cancelled', ride_id: ride.id, reason: reason.trim(), cancelled_by: by };

/** The named guards, actions and actors of a ride. */
export const rideSetup = setup({
  types: {
    input: {} as RideInput,
    context: {} as RideContext,
    events: {} as RideEvent,
    tags: {} as 'underWay',
  },
  actors: {
    updateRide: unprovided<Message, UpdateRideInput>('updateRide'),
    getPenaltyInfo: unprovided<PenaltyInfo, { rideId: string }>('getPenaltyInfo'),
    cancelRide: unprovided<RideCancelled, CancelRideInput>('cancelRide'),
    rateRide: unprovided<Message, RateRideInput>('rateRide'),
  },
  guards: {
    isIn: ({ context }, phase: RidePhase) => phaseOf[context.ride.status] === phase,
    isNews: ({ context }, fact: RideFact) => isNews(context.ride, fact),
    isNotOlder: ({ context }, ride: Ride) => ride.id === context.ride.id && isNotOlder(context.ride, ride),
    isPermitted: ({ context }, command: RideCommand) => isPermitted(command, context.ride.status, context.by),
    /** Whether the ride has a PIN that is not complete yet. */
    lacksPin: ({ context: { ride, pin } }) => needsPin(ride) && pin.length < pinLength,
    isCommandObsolete: ({ context }) =>
      context.command === null || !isPermitted(context.command, context.ride.status, context.by),
    /** Whether the command failed for want of the server. */
    isUnreached: ({ context }) => context.commandError?.reason !== undefined,
    isCancelObsolete: ({ context }) => !isPermitted('cancel', context.ride.status, context.by),
    isPriceOld: ({ context: { ride, priceBasis } }) => priceBasis !== priceBasisOf(ride),
    /** Whether the price is another than the one that was shown. */
    isOtherPrice: ({ context: { penalty } }, { penalty_amount }: PenaltyInfo) =>
      penalty !== null && penalty.penalty_amount !== penalty_amount,
    /** Whether the server refused because the penalty has risen. */
    isPriceRefused: (_, { error }: { error: unknown }) => callErrorOf(error).code === 'penalty_changed',
    isConfirmed: ({ context: { reason, confirmed } }) => confirmed && reason.trim() !== '',
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    /** Nothing else on the driver's screen says that the payment is open. */
    alertCompleted: ({ context: { alerts, command, ride } }) => {
      if (command !== 'complete') return;
      alerts.send({
        type: 'alert',
        alert: { tone: 'success', message: 'ride.completed', once: `completed:${ride.id}` },
      });
    },
    adopt: assign((_, ride: Ride) => ({ ride })),
    apply: assign(({ context }, fact: RideFact) => ({ ride: applyFact(context.ride, fact) })),
    reportChanged: ({ context: { owner, ride } }) => owner.send({ type: 'ride_changed', ride_id: ride.id }),
    reportOutdated: ({ context: { owner } }) => owner.send({ type: 'ride_changed' }),
    /** Provided by `rideWith`, which owns the ids. */
    makeKey: assign((_, _intent: RideIntent) => failUnprovided('makeKey')),
    dropKey: assign(({ context }, intent: RideIntent) => ({ keys: { ...context.keys, [intent]: null } })),
    settleKey: assign(({ context }, { intent, error }: { intent: RideIntent; error: unknown }) => ({
      keys: { ...context.keys, [intent]: keyAfter(context.keys[intent], error) },
    })),
    setCommand: assign(({ context }, command: DriverCommand) => ({
      command,
      commandError: null,
      keys: { ...context.keys, command: context.command === command ? context.keys.command : null },
    })),
    setPin: assign(({ context }, typed: string) => ({
      pin: typed.replace(/\D/g, '').slice(0, pinLength),
      commandError: null,
      keys: { ...context.keys, command: null },
    })),
    askForPin: assign({ commandError: { message: 'ride.pinMissing' } }),
    raiseCommandDone: raise(({ context }) => commandDone(context)),
    forgetCommand: assign(({ context }) => ({
      command: null,
      commandError: null,
      keys: { ...context.keys, command: null },
    })),
    clearCommandError: assign({ commandError: null }),
    failCommand: assign((_, { error }: { error: unknown }) => ({
      commandError: shownError('ride.updateFailed', error),
    })),
    setCancelOutcome: assign({
      cancelOutcome: ({ context }) => (redistributes(context) ? 'redistributed' : 'cancelled'),
    }),
    raiseCancelDone: raise(({ context }) => cancelDone(context)),
    resetCancel: assign(({ context }) => ({ ...closedCancel, keys: { ...context.keys, cancel: null } })),
    showPenalty: assign((_, penalty: PenaltyInfo) => ({ penalty, cancelError: null })),
    notePriceBasis: assign({ priceBasis: ({ context }) => priceBasisOf(context.ride) }),
    // Another penalty makes another request, which needs another key.
    askAgain: assign(({ context }) => ({
      confirmed: false,
      cancelError: { message: 'ride.penaltyChanged' },
      keys: { ...context.keys, cancel: null },
    })),
    failPenalty: assign({ cancelError: { message: 'ride.penaltyFailed' } }),
    // Another reason makes another request, which needs another key.
    setReason: assign(({ context }, reason: string) => ({
      reason,
      cancelError: null,
      keys: { ...context.keys, cancel: null },
    })),
    setConfirmed: assign((_, confirmed: boolean) => ({ confirmed, cancelError: null })),
    /** A press that the new price overtook keeps its message, which asks to confirm again too. */
    askToConfirm: assign({
      cancelError: ({ context: { cancelError } }): ShownError =>
        cancelError?.message === 'ride.penaltyChanged' ? cancelError : { message: 'ride.cancelConfirm' },
    }),
    /** The dialog that would show the error is gone with the ride. */
    alertCancelError: ({ context: { alerts, cancelError } }) => {
      if (
        cancelError &&
        cancelError.message !== 'ride.cancelConfirm' &&
        cancelError.message !== 'ride.penaltyChanged'
      )
        alerts.send({ type: 'alert', alert: { tone: 'critical', ...cancelError } });
    },
    failCancel: assign((_, { error }: { error: unknown }) => ({ cancelError: shownCancelError(error) })),
    setRating: assign(({ context }, rating: Rating) => ({
      rating,
      lastRating: rating,
      keys: { ...context.keys, rating: context.lastRating === rating ? context.keys.rating : null },
    })),
    clearRating: assign({ rating: null }),
  },
});
