import type { PaymentMethod } from '@mobility/openapi';
import { fareEstimate } from '../domain/fare.ts';
import { tripKm } from '../domain/ride.ts';
import { confirmCashReceived } from '../operations/driver/confirmCashReceived.ts';
import { initiateRidePayment } from '../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { balanceOf } from '../store/ledger.ts';
import { ask, refused } from './ask.ts';
import { cardOf, declinedCard, described } from './cards.ts';
import type { Stage } from './stage.ts';
import { hour, minute } from './times.ts';
import type { Trip } from './trip.ts';

// The running simulation fills up whoever has less than this.
const lowBalance = 10_000;
const usualTopUp = 60;

/** What a ride costs, in cents. */
export const fareOf = ({ pickup, dropoff, driver }: Trip): number =>
  fareEstimate(
    tripKm({ pickup_location: pickup, dropoff_location: dropoff }),
    driver.profile.vehicle_type ?? 'economy',
  );

const choose = ({ context }: Stage, { rideId, rider }: Trip, payment_method: PaymentMethod) =>
  ask(context, initiateRidePayment, rider, { params: { id: rideId }, body: { payment_method } });

const pay = ({ context }: Stage, { rideId, rider }: Trip, payment_method: 'balance' | 'cash') =>
  ask(context, processRidePayment, rider, { params: { id: rideId }, body: { payment_method } });

const charge = ({ context }: Stage, { rideId, rider }: Trip, card = cardOf(rider)) => {
  const body = { payment_method: 'stripe' as const, ...described(card, rideId) };
  return ask(context, processRidePayment, rider, { params: { id: rideId }, body });
};

const payFromBalance = async (stage: Stage, trip: Trip): Promise<void> => {
  const { context } = stage;
  const left = (await balanceOf(context.store.read, trip.rider.id)) - fareOf(trip);
  const least = trip.rider.position === null ? 0 : lowBalance;
  if (left < least) {
    const body = { amount: usualTopUp, ...described(cardOf(trip.rider), `balance_${trip.rideId}`) };
    await ask(context, topUpBalance, trip.rider, { body });
  }
  await pay(stage, trip, 'balance');
};

const payInCash = (stage: Stage, trip: Trip): void => {
  const { context, timeline } = stage;
  timeline.at(trip.moments.paid, () => pay(stage, trip, 'cash'));
  if (trip.isUnconfirmed) return;
  timeline.at(trip.moments.paid + 1.5 * minute, () =>
    ask(context, confirmCashReceived, trip.driver, { params: { rideId: trip.rideId } }),
  );
};

const methodOf: Partial<Record<Trip['paying'], PaymentMethod>> = {
  balance: 'balance',
  cash: 'cash',
  stripe: 'stripe',
  second_card: 'stripe',
  lapsed: 'balance',
  declined: 'stripe',
};

const settle: Partial<Record<Trip['paying'], (stage: Stage, trip: Trip) => void>> = {
  balance: (stage, trip) => stage.timeline.at(trip.moments.paid, () => payFromBalance(stage, trip)),
  cash: payInCash,
  stripe: (stage, trip) => stage.timeline.at(trip.moments.paid, () => charge(stage, trip)),
  declined: (stage, trip) =>
    stage.timeline.at(trip.moments.paid, () => refused(charge(stage, trip, declinedCard))),
  second_card: (stage, trip) => {
    const { chosen, paid } = trip.moments;
    stage.timeline.at((chosen + paid) / 2, () => refused(charge(stage, trip, declinedCard)));
    stage.timeline.at(paid, () => charge(stage, trip));
  },
  late: (stage, trip) => {
    const at = trip.moments.completed + stage.chance.between(30, 50) * hour;
    stage.timeline.at(at, () => choose(stage, trip, 'stripe'));
    stage.timeline.at(at + minute, () => charge(stage, trip));
  },
};

/** How the rider pays, or does not. */
export const tellPayment = (stage: Stage, trip: Trip): void => {
  const method = methodOf[trip.paying];
  if (method) stage.timeline.at(trip.moments.chosen, () => choose(stage, trip, method));
  settle[trip.paying]?.(stage, trip);
};
