import type { DisputeStatus, RideStatus, Role } from '@mobility/openapi';

// Triggers keep these tables in the transaction of the change. A row may be left with zeros. What all writers change is
// split into parts, to be added up; a part alone means nothing and may be negative.

/** The balance of a user's account, in cents. */
export type AccountBalancesTable = { account: string; balance: number };

/** The rides of a person as a rider or as a driver by status; all rides under the role `admin` and no id. */
export type RideCountsTable = {
  user_id: string;
  role: Role;
  status: RideStatus;
  part: string;
  rides: number;
};

/** How many ratings a person received, and their sum. */
export type RatingTotalsTable = { user_id: string; ratings: number; stars: number };

/** What the completed rides of a rider cost together, in cents. */
export type RiderFaresTable = { rider_id: string; fares: number };

/** The paid payments of a driver's rides: their number, their sum and their fees, in cents. */
export type DriverEarningsTable = { driver_id: string; payments: number; amount: number; fees: number };

/** The accounts of a role that are not deleted. */
export type UserCountsTable = { role: Role; part: string; users: number };

/** How many rides there are, how many are completed, and the fares of those in cents. */
export type RideTotalsTable = {
  scope: 'all';
  part: string;
  rides: number;
  completed: number;
  revenue: number;
};

/** The rides that were requested on a UTC day, counted since 1970, and the fares of those completed on it in cents. */
export type RideDaysTable = { day: string; part: string; rides: number; revenue: number };

/** The accounts that were created on a UTC day, counted since 1970, and are not deleted. */
export type UserDaysTable = { day: string; part: string; users: number };

/** How many disputes there are in each status. */
export type DisputeTotalsTable = { status: DisputeStatus; part: string; disputes: number };

/** How many completed rides are not paid, and what their riders owe in cents. */
export type UnpaidTotalsTable = { scope: 'all'; part: string; rides: number; owed: number };

/** How many conversations there are. */
export type ConversationTotalsTable = { scope: 'all'; part: string; conversations: number };
