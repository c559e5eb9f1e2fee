import type { CardTopUp, SaveCardRequest, SavedCard } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { confirmCashReceived } from '../operations/driver/confirmCashReceived.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { saveCard } from '../operations/user/saveCard.ts';
import type { Person } from './given-people.ts';
import { cardPayment, type DrivenRide, type WaitingRide } from './given-rides.ts';
import { outcomeOf } from './refusal.ts';
import { requestBy } from './request.ts';

/** A card as a browser sends it. */
export const newCard = (last4 = '4242', token = `tok_${last4}_1`): SaveCardRequest => ({
  stripe_token: token,
  card_details: { last4, brand: 'visa', expiry_month: 12, expiry_year: 2030 },
});

/** The request that moves money from a card into the balance. `amount` in major units. */
export const topUp = (amount: number, last4 = '4242'): CardTopUp => ({ amount, ...newCard(last4) });

/** A card that somebody has saved. */
export const savedCard = async (context: Context, person: Person, last4 = '4242'): Promise<SavedCard> =>
  (await saveCard(context, requestBy(person, { body: newCard(last4) }))).body;

/** Tries to pay an initiated ride by card; the last four digits decide how that ends. */
export const payByCard = (context: Context, { rideId, rider }: WaitingRide, last4 = '4242') =>
  outcomeOf(
    processRidePayment(context, requestBy(rider, { params: { id: rideId }, body: cardPayment(last4) })),
  );

/** The driver has the cash. */
export const confirmedCash = (context: Context, { rideId, driver }: DrivenRide) =>
  confirmCashReceived(context, requestBy(driver, { params: { rideId } }));
