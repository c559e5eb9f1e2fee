import type { PaymentMethod } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { confirmCashReceived } from '../../operations/driver/confirmCashReceived.ts';
import { reportCashMissing } from '../../operations/driver/reportCashMissing.ts';
import { initiateRidePayment } from '../../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../../operations/payments/processRidePayment.ts';
import type { CityTrip } from '../../store/simulation.ts';
import { callOperation } from './call-operation.ts';
import { type Habits, payingOf } from './habits.ts';
import type { Chance } from './random.ts';

const methods: readonly PaymentMethod[] = ['balance', 'balance', 'balance', 'cash', 'stripe'];
const declinedCard = '0002';
const acceptedCard = '4242';

const cardPayment = (last4: string, number: number) => ({
  payment_method: 'stripe' as const,
  stripe_token: `tok_${last4}_${number}`,
  card_details: { last4, brand: 'visa' as const, expiry_month: 12, expiry_year: 2030 },
});

/** What the rider pays with. Only the sandbox knows invented cards. */
const methodOf = ({ config }: Context, habits: Habits, trip: CityTrip, chance: Chance): PaymentMethod => {
  const isSandbox = config.stripe === null && !config.hostedCheckout;
  const paying = payingOf(habits, trip);
  if (paying === 'cash is missing' && trip.cityDriverId !== null) return 'cash';
  if (paying === 'card is declined' && isSandbox) return 'stripe';
  const wished = chance.oneOf(methods);
  return wished === 'stripe' && !isSandbox ? 'balance' : wished;
};

/** Lets the simulated driver say whether the cash arrived. */
const answerCash = (context: Context, habits: Habits, { id, cityDriverId }: CityTrip) => {
  if (cityDriverId === null) return;
  const driver = { id: cityDriverId, role: 'driver' as const };
  const asked = { params: { rideId: id } };
  return payingOf(habits, { id }) === 'cash is missing'
    ? callOperation(context, reportCashMissing, driver, asked)
    : callOperation(context, confirmCashReceived, driver, asked);
};

/** Pays a completed ride, or tries to: with a card that is declined, or in cash that does not arrive, it remains unpaid. */
export const payRide = async (
  context: Context,
  habits: Habits,
  trip: CityTrip,
  chance: Chance,
): Promise<void> => {
  const rider = { id: trip.rider_id, role: 'rider' as const };
  const params = { id: trip.id };
  const payment_method = methodOf(context, habits, trip, chance);
  const chosen = { params, body: { payment_method } };
  const number = Math.floor(chance.between(100_000, 999_999));
  if (!(await callOperation(context, initiateRidePayment, rider, chosen))) return;
  const last4 = payingOf(habits, trip) === 'card is declined' ? declinedCard : acceptedCard;
  const body = payment_method === 'stripe' ? cardPayment(last4, number) : { payment_method };
  await callOperation(context, processRidePayment, rider, { params, body });
  if (payment_method === 'cash') await answerCash(context, habits, trip);
};
