import { serverLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { fromCents } from './money.ts';

/** What a rider owes: the number of completed rides that are not paid, and the balance in cents. */
export type Debt = { unpaidRides: number; balance: number };

/** Refuses a booking with 402 while the rider owes too much. */
export const refuseOverdue = ({ unpaidRides, balance }: Debt): void => {
  const { unpaidRides: tooMany, lowestBalance } = serverLimits.debt;
  if (unpaidRides < tooMany && fromCents(balance) >= lowestBalance) return;
  throw new Refusal('payment_overdue', 'Please pay for your completed rides before booking another.');
};
