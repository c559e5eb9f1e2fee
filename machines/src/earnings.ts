import type { PaymentRecord } from '@mobility/openapi';
import { timestampMs } from './timestamp.ts';

const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** What the driver earned today, local time: the earnings of the paid payments that were created today. */
export const earningsToday = (payments: readonly PaymentRecord[], now: number): number => {
  const paid = payments.filter(({ status, created_at }) => {
    const moment = timestampMs(created_at);
    return status === 'paid' && moment !== null && isSameDay(moment, now);
  });
  // Summed in cents to avoid rounding errors.
  return paid.reduce((cents, { driver_earnings }) => cents + Math.round(driver_earnings * 100), 0) / 100;
};
