import type { Rows } from './row.ts';
import { adminRows, consoleRows } from './rows/admin.ts';
import { notificationRows } from './rows/notifications.ts';
import { disputeRows, paymentRows } from './rows/payments.ts';
import { driverRows, peopleRows } from './rows/people.ts';
import { rideRows } from './rows/rides.ts';

/** A row for every operation of the contract. */
export const rows: Rows = {
  ...peopleRows,
  ...driverRows,
  ...rideRows,
  ...paymentRows,
  ...notificationRows,
  ...disputeRows,
  ...adminRows,
  ...consoleRows,
};
