import type { PaymentMethod } from '@mobility/openapi';
import { fareEstimate } from '../../../domain/money/fare.ts';
import { tripKm } from '../../../domain/ride.ts';
import { confirmCashReceived } from '../../../operations/driver/confirmCashReceived.ts';
import { initiateRidePayment } from '../../../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../../../operations/payments/processRidePayment.ts';
import { topUpBalance } from '../../../operations/user/topUpBalance.ts';
import { balanceOf } from '../../../store/money/ledger.ts';
import type { Trip } from '../plan/trip.ts';
import { hour, minute } from '../times.ts';
import { callOperation, refused } from './call-operation.ts';
import { cardOf, declinedCard, described } from './cards.ts';
import type { SeedContext } from './seed-context.ts';

// The running simulation tops up balances below this.
const lowBalance = 10_000;
const usualTopUp = 60;

/** The fare of a ride in cents. */
export const fareOf = ({ pickup, dropoff, driver }: Trip): number =>
  fareEstimate(
    tripKm({ pickup_location: pickup, dropoff_location: dropoff }),
    driver.profile.vehicle_type ?? 'economy',
  );

const choose = ({ context }: SeedContext, { rideId, rider }: Trip, payment_method: PaymentMethod) =>
  callOperation(context, initiateRidePayment, rider, { params: { id: rideId }, body: { payment_method } });

const pay = ({ context }: SeedContext, { rideId, rider }: Trip, payment_method: 'balance' | 'cash') =>
  callOperation(context, processRidePayment, rider, { params: { id: rideId }, body: { payment_method } });

const charge = ({ context }: SeedContext, { rideId, rider }: Trip, card = cardOf(rider)) => {
  const body = { payment_method: 'stripe' as const, ...described(card, rideId) };
  return callOperation(context, processRidePayment, rider, { params: { id: rideId }, body });
};

const payFromBalance = async (seed: SeedContext, trip: Trip): Promise<void> => {
  const { context } = seed;
  const left = (await balanceOf(context.store.read, trip.rider.id)) - fareOf(trip);
  const least = trip.rider.position === null ? 0 : lowBalance;
  if (left < least) {
    const body = { amount: usualTopUp, ...described(cardOf(trip.rider), `balance_${trip.rideId}`) };
    await callOperation(context, topUpBalance, trip.rider, { body });
  }
  await pay(seed, trip, 'balance');
};

const payInCash = (seed: SeedContext, trip: Trip): void => {
  const { context, timeline } = seed;
  timeline.at(trip.moments.paid, () => pay(seed, trip, 'cash'));
  if (trip.isUnconfirmed) return;
  timeline.at(trip.moments.paid + 1.5 * minute, () =>
    callOperation(context, confirmCashReceived, trip.driver, { params: { rideId: trip.rideId } }),
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

const settle: Partial<Record<Trip['paying'], (seed: SeedContext, trip: Trip) => void>> = {
  balance: (seed, trip) => seed.timeline.at(trip.moments.paid, () => payFromBalance(seed, trip)),
  cash: payInCash,
  stripe: (seed, trip) => seed.timeline.at(trip.moments.paid, () => charge(seed, trip)),
  declined: (seed, trip) =>
    seed.timeline.at(trip.moments.paid, () => refused(charge(seed, trip, declinedCard))),
  second_card: (seed, trip) => {
    const { chosen, paid } = trip.moments;
    seed.timeline.at((chosen + paid) / 2, () => refused(charge(seed, trip, declinedCard)));
    seed.timeline.at(paid, () => charge(seed, trip));
  },
  late: (seed, trip) => {
    const at = trip.moments.completed + seed.chance.between(30, 50) * hour;
    seed.timeline.at(at, () => choose(seed, trip, 'stripe'));
    seed.timeline.at(at + minute, () => charge(seed, trip));
  },
};

/** Pays the ride in the planned way, or leaves it unpaid. */
export const seedPayment = (seed: SeedContext, trip: Trip): void => {
  const method = methodOf[trip.paying];
  if (method) seed.timeline.at(trip.moments.chosen, () => choose(seed, trip, method));
  settle[trip.paying]?.(seed, trip);
};
