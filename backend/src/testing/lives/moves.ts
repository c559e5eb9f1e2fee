import { equal } from 'node:assert/strict';
import { endAbsentDuty } from '../../jobs/end-absent-duty.ts';
import { expireRides } from '../../jobs/expire-rides.ts';
import { watchDrivers } from '../../jobs/watch-drivers.ts';
import { createBalanceTransaction } from '../../operations/admin/createBalanceTransaction.ts';
import { writeOffUnpaidRide } from '../../operations/admin/writeOffUnpaidRide.ts';
import { resolveDispute } from '../../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../../operations/disputes/submitDispute.ts';
import { confirmCashReceived } from '../../operations/driver/confirmCashReceived.ts';
import { goOffline } from '../../operations/driver/goOffline.ts';
import { goOnline } from '../../operations/driver/goOnline.ts';
import { reportCashMissing } from '../../operations/driver/reportCashMissing.ts';
import { initiateRidePayment } from '../../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../../operations/payments/processRidePayment.ts';
import { bookRide } from '../../operations/rides/bookRide.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { topUpBalance } from '../../operations/user/topUpBalance.ts';
import { sendCardRefunds } from '../../payments/send-card-refunds.ts';
import { topUp } from '../given/given-cards.ts';
import { cardPayment, trip } from '../given/given-rides.ts';
import { dueNow, leavingAccount } from '../given/given-safety.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { deskMoves } from './desk-moves.ts';
import { owesTooMuch } from './money-laws.ts';
import { at, type Move, newDriver, newRider, personOf, ridesIn } from './town.ts';

const underWay = ['pending', 'accepted', 'driver_arriving', 'in_progress'] as const;

const book: Move = async (town, seed) => {
  const { context, riders } = town;
  const rider = at(riders, seed);
  if (!rider) return;
  const isOverdue = await owesTooMuch(context, rider.id);
  // bookRide refuses a second ride before it checks the debt, which may have grown during the first.
  const hasRide = (await ridesIn(town, ...underWay)).some(({ rider_id }) => rider_id === rider.id);
  // Sometimes as far as 30 km, so that the penalties reach the limit.
  const dropoff_location = {
    ...trip.dropoff_location,
    latitude: trip.dropoff_location.latitude + (seed % 4) / 15,
  };
  const body = { ...trip, dropoff_location };
  const [status, code] = await outcomeOf(bookRide(context, requestBy(rider, { body })), 'bookRide');
  equal(
    status === 402 && code === 'payment_overdue',
    isOverdue && !hasRide,
    'a debt blocks booking, and nothing else does',
  );
};

const drive =
  (action: 'accept' | 'arrive' | 'start' | 'complete', ...from: Parameters<typeof ridesIn>[1][]): Move =>
  async (town, seed) => {
    const ride = at(await ridesIn(town, ...from), seed);
    const driver = action === 'accept' ? at(town.drivers, seed) : personOf(town, ride?.driver_id ?? null);
    if (!ride || !driver) return;
    await outcomeOf(
      updateRide(town.context, requestBy(driver, { params: { id: ride.id }, body: { action } })),
    );
  };

const cancelAs =
  (by: 'rider' | 'driver'): Move =>
  async (town, seed) => {
    const ride = at(await ridesIn(town, ...underWay), seed);
    const person = personOf(town, (by === 'rider' ? ride?.rider_id : ride?.driver_id) ?? null);
    if (!ride || !person) return;
    const body = { cancelled_by: by, reason: 'Because', confirmation: true as const };
    await outcomeOf(cancelRide(town.context, requestBy(person, { params: { id: ride.id }, body })));
  };

const vanish: Move = async ({ context, clock, drivers }, seed) => {
  const driver = at(drivers, seed);
  if (seed % 2 === 0 && driver) await outcomeOf(goOffline(context, requestBy(driver)));
  clock.advance(1_000 * (seed % 400));
  await endAbsentDuty(context, 0);
  await watchDrivers(context, 0);
  await expireRides(context);
  for (const one of drivers) await outcomeOf(goOnline(context, requestBy(one)));
};

const pay =
  (method: 'balance' | 'cash' | 'stripe'): Move =>
  async (town, seed) => {
    const ride = at(await ridesIn(town, 'completed'), seed);
    const rider = personOf(town, ride?.rider_id ?? null);
    if (!ride || !rider) return;
    const params = { id: ride.id };
    const chosen = { params, body: { payment_method: method } };
    await outcomeOf(initiateRidePayment(town.context, requestBy(rider, chosen)));
    const body =
      method === 'stripe' ? cardPayment(seed % 3 === 0 ? '0002' : '4242') : { payment_method: method };
    await outcomeOf(processRidePayment(town.context, requestBy(rider, { params, body })));
  };

const cash =
  (isReceived: boolean): Move =>
  async (town, seed) => {
    const { context } = town;
    const ride = at(await ridesIn(town, 'completed'), seed);
    const driver = personOf(town, ride?.driver_id ?? null);
    if (!ride || !driver) return;
    const request = { params: { rideId: ride.id } };
    await outcomeOf(
      isReceived
        ? confirmCashReceived(context, requestBy(driver, request))
        : reportCashMissing(context, requestBy(driver, request)),
    );
  };

const fill: Move = async ({ context, riders, drivers }, seed) => {
  const person = at([...riders, ...drivers], seed);
  if (!person) return;
  const body = topUp(5 + (seed % 20), seed % 5 === 0 ? '0002' : '4242');
  await outcomeOf(topUpBalance(context, requestBy(person, { body })));
};

const adjust =
  (transaction_type: 'credit' | 'debit' | 'refund'): Move =>
  async ({ context, admin, riders, drivers }, seed) => {
    const person = at([...riders, ...drivers], seed);
    if (!person) return;
    const amount = ((seed % 1_500) + 1) / 100;
    const body = { user_id: person.id, transaction_type, amount, description: 'Adjusted' };
    await outcomeOf(createBalanceTransaction(context, requestBy(admin, { params: { id: person.id }, body })));
  };

const dispute: Move = async (town, seed) => {
  const ride = at(await ridesIn(town, 'completed', 'cancelled'), seed);
  const rider = personOf(town, ride?.rider_id ?? null);
  if (!ride || !rider) return;
  const body = {
    ride_id: ride.id,
    dispute_type: 'fare_dispute' as const,
    dispute_reason: 'The fare is higher than the estimate',
    description: 'This was more than I expected.',
    requested_refund: null,
    evidence: null,
  };
  await outcomeOf(submitDispute(town.context, requestBy(rider, { body })));
};

const resolve: Move = async ({ context, admin }, seed) => {
  const open = context.store.read.selectFrom('disputes').select('id').where('status', '=', 'submitted');
  const found = at(await open.orderBy('id').execute(), seed);
  if (!found) return;
  const isPartial = seed % 3 === 0;
  const body = { outcome: 'refunded' as const, ...(isPartial ? { amount: ((seed % 300) + 1) / 100 } : {}) };
  await outcomeOf(resolveDispute(context, requestBy(admin, { params: { id: found.id }, body })));
};

const writeOff: Move = async (town, seed) => {
  const ride = at(await ridesIn(town, 'completed'), seed);
  if (!ride) return;
  const request = { params: { rideId: ride.id }, body: { reason: 'Nobody can be reached' } };
  await outcomeOf(writeOffUnpaidRide(town.context, requestBy(town.admin, request)));
};

const sendRefunds: Move = ({ context }) => sendCardRefunds(context);

const leave: Move = async ({ context, riders, drivers }, seed) => {
  const people = seed % 2 === 0 ? riders : drivers;
  const person = at(people, seed >> 1);
  if (!person) return;
  const [status] = await outcomeOf(leavingAccount(context, person));
  if (status !== 200) return;
  await dueNow(context, person);
  people[people.indexOf(person)] = await (people === riders ? newRider(context, 0) : newDriver(context));
};

/** A ride paid by card whose dispute is accepted; the refund may fail. */
const refundedRide: Move = async (town, seed) => {
  const inOrder = [moves.completedRide, moves.payByCard, dispute, resolve];
  for (const move of inOrder) await move(town, seed);
};

/** A whole ride in one step, so that lives are long enough for debts. */
const wholeRide =
  (end: Move): Move =>
  async (town, seed) => {
    const inOrder = [book, drive('accept', 'pending'), drive('start', 'accepted'), end];
    for (const move of inOrder) await move(town, seed);
  };

/** Everything that people do with rides and money. */
export const moves = {
  book,
  accept: drive('accept', 'pending'),
  arrive: drive('arrive', 'accepted'),
  start: drive('start', 'accepted', 'driver_arriving'),
  complete: drive('complete', 'in_progress'),
  completedRide: wholeRide(drive('complete', 'in_progress')),
  cancelledRide: wholeRide(cancelAs('rider')),
  cancelAsRider: cancelAs('rider'),
  cancelAsDriver: cancelAs('driver'),
  vanish,
  payFromBalance: pay('balance'),
  payInCash: pay('cash'),
  payByCard: pay('stripe'),
  confirmCash: cash(true),
  denyCash: cash(false),
  fill,
  credit: adjust('credit'),
  debit: adjust('debit'),
  refundByHand: adjust('refund'),
  dispute,
  resolve,
  refundedRide,
  sendRefunds,
  writeOff,
  leave,
  ...deskMoves,
} satisfies Record<string, Move>;
