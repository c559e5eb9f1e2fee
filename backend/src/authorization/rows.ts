import type { Rows } from './row.ts';
import { adminRows } from './rows/admin.ts';
import { notificationRows } from './rows/notifications.ts';
import { paymentRows } from './rows/payments.ts';
import { driverRows, peopleRows } from './rows/people.ts';
import { rideRows } from './rows/rides.ts';

/** A row for every operation of the contract. */
export const rows: Rows = {
  ...peopleRows,
  ...driverRows,
  ...rideRows,
  ...paymentRows,
  ...notificationRows,
  ...adminRows,
};
