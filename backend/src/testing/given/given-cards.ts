import type { CardTopUp, SaveCardRequest, SavedCard } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { createSandboxGateway } from '../../gateways/sandbox.ts';
import { confirmCashReceived } from '../../operations/driver/confirmCashReceived.ts';
import { processRidePayment } from '../../operations/payments/processRidePayment.ts';
import { saveCard } from '../../operations/user/saveCard.ts';
import type { Person } from '../person.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { cardPayment, type DrivenRide, type WaitingRide } from './given-rides.ts';

/** A card in the form that a browser sends. */
export const newCard = (last4 = '4242', token = `tok_${last4}_1`): SaveCardRequest => ({
  stripe_token: token,
  card_details: { last4, brand: 'visa', expiry_month: 12, expiry_year: 2030 },
});

/** The request that tops up the balance by card. `amount` in major units. */
export const topUp = (amount: number, last4 = '4242'): CardTopUp => ({ amount, ...newCard(last4) });

/** A card that a user has saved. */
export const savedCard = async (context: Context, person: Person, last4 = '4242'): Promise<SavedCard> =>
  (await saveCard(context, requestBy(person, { body: newCard(last4) }))).body;

/** Pays an initiated payment by card; the last four digits decide the result. */
export const payByCard = (context: Context, { rideId, rider }: WaitingRide, last4 = '4242') =>
  outcomeOf(
    processRidePayment(context, requestBy(rider, { params: { id: rideId }, body: cardPayment(last4) })),
  );

/** The driver confirms the cash. */
export const confirmedCash = (context: Context, { rideId, driver }: DrivenRide) =>
  confirmCashReceived(context, requestBy(driver, { params: { rideId } }));

/** Lets the gateway take cards on a page of its own, until it has opened one. */
export const hostedCheckout = (context: Context): void => {
  const before = context.gateway;
  const hosted = createSandboxGateway(undefined, context);
  context.gateway = {
    ...hosted,
    createCheckoutSession: (order) => {
      context.gateway = before;
      return hosted.createCheckoutSession(order);
    },
  };
};
