import type { Ride } from '@mobility/openapi';
import { driverEarnings, rideMoment } from './ride/rules.ts';
import { timestampMs } from './timestamp.ts';

const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** What the driver earned today, local time: 80 % of each ride that was completed today and is paid. */
export const earningsToday = (rides: readonly Ride[], now: number): number => {
  const paid = rides.filter((ride) => {
    const moment = timestampMs(rideMoment(ride));
    return (
      ride.status === 'completed' &&
      ride.payment_status === 'paid' &&
      moment !== null &&
      isSameDay(moment, now)
    );
  });
  // Summed in cents to avoid rounding errors.
  return paid.reduce((cents, ride) => cents + Math.round(driverEarnings(ride) * 100), 0) / 100;
};

/** How many rides the driver completed. */
export const completedRides = (rides: readonly Ride[]): number =>
  rides.filter(({ status }) => status === 'completed').length;
