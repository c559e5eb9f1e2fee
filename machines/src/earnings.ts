import type { PaymentRecord } from '@mobility/openapi';
import { timestampMs } from './timestamp.ts';

const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** What the driver earned today, local time, and with how many rides: the paid payments that were created today. */
export const earningsToday = (
  payments: readonly PaymentRecord[],
  now: number,
): { net: number; rides: number } => {
  const paid = payments.filter(({ status, created_at }) => {
    const moment = timestampMs(created_at);
    return status === 'paid' && moment !== null && isSameDay(moment, now);
  });
  // Summed in cents to avoid rounding errors.
  const cents = paid.reduce((sum, { driver_earnings }) => sum + Math.round(driver_earnings * 100), 0);
  return { net: cents / 100, rides: paid.length };
};
