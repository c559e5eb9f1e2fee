import type {
  AdminStats,
  AvailableRide,
  AvailableRides,
  Balance,
  DriverPreferences,
  DriverProfile,
  PaymentStatus,
  PenaltyInfo,
  Ride,
  RideBooked,
  SavedCard,
  User,
} from '@mobility/openapi';
import adminStats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import availableRide from '@mobility/openapi/examples/AvailableRide.json' with { type: 'json' };
import availableRides from '@mobility/openapi/examples/AvailableRides.json' with { type: 'json' };
import balanceFull from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import preferencesOn from '@mobility/openapi/examples/DriverPreferences.json' with { type: 'json' };
import profileApproved from '@mobility/openapi/examples/DriverProfile.json' with { type: 'json' };
import profilePending from '@mobility/openapi/examples/DriverProfile.pending_review.json' with {
  type: 'json',
};
import paymentExpired from '@mobility/openapi/examples/PaymentStatus.expired.json' with { type: 'json' };
import paymentFailed from '@mobility/openapi/examples/PaymentStatus.failed.json' with { type: 'json' };
import paymentNotInitiated from '@mobility/openapi/examples/PaymentStatus.not_initiated.json' with {
  type: 'json',
};
import paymentPaid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import paymentPending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import paymentPendingCard from '@mobility/openapi/examples/PaymentStatus.pending_card.json' with {
  type: 'json',
};
import penaltyInfo from '@mobility/openapi/examples/PenaltyInfo.json' with { type: 'json' };
import penaltyNone from '@mobility/openapi/examples/PenaltyInfo.none.json' with { type: 'json' };
import accepted from '@mobility/openapi/examples/Ride.accepted.json' with { type: 'json' };
import cancelled from '@mobility/openapi/examples/Ride.cancelled.json' with { type: 'json' };
import completed from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/Ride.completed_paid.json' with { type: 'json' };
import pendingPayment from '@mobility/openapi/examples/Ride.completed_pending_payment.json' with {
  type: 'json',
};
import arriving from '@mobility/openapi/examples/Ride.driver_arriving.json' with { type: 'json' };
import inProgress from '@mobility/openapi/examples/Ride.in_progress.json' with { type: 'json' };
import noDriver from '@mobility/openapi/examples/Ride.no_driver_found.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/Ride.pending.json' with { type: 'json' };
import plain from '@mobility/openapi/examples/Ride.plain.json' with { type: 'json' };
import booked from '@mobility/openapi/examples/RideBooked.json' with { type: 'json' };
import visa from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import mastercard from '@mobility/openapi/examples/SavedCard.other.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import driverPending from '@mobility/openapi/examples/User.driver_pending_review.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import riderLocked from '@mobility/openapi/examples/User.rider_locked.json' with { type: 'json' };

// The contract's examples, of which a test of theirs proves the types. JSON alone widens every word to string.
export const rides = {
  pending,
  accepted,
  arriving,
  inProgress,
  completed,
  pendingPayment,
  paid,
  cancelled,
  noDriver,
  plain,
} as Record<
  | 'pending'
  | 'accepted'
  | 'arriving'
  | 'inProgress'
  | 'completed'
  | 'pendingPayment'
  | 'paid'
  | 'cancelled'
  | 'noDriver'
  | 'plain',
  Ride
>;
export const users = { rider, riderLocked, driver, driverPending, admin } as Record<
  'rider' | 'riderLocked' | 'driver' | 'driverPending' | 'admin',
  User
>;
export const payments = {
  notInitiated: paymentNotInitiated,
  pending: paymentPending,
  pendingCard: paymentPendingCard,
  paid: paymentPaid,
  failed: paymentFailed,
  expired: paymentExpired,
} as Record<'notInitiated' | 'pending' | 'pendingCard' | 'paid' | 'failed' | 'expired', PaymentStatus>;
export const profiles = { approved: profileApproved, pending: profilePending } as Record<
  'approved' | 'pending',
  DriverProfile
>;
export const offer = availableRide as AvailableRide;
export const offers = (availableRides as AvailableRides).available_rides;
export const cards = [visa, mastercard] as SavedCard[];
export const balance = balanceFull as Balance;
export const penalty = penaltyInfo as PenaltyInfo;
export const noPenalty = penaltyNone as PenaltyInfo;
export const preferences = preferencesOn as DriverPreferences;
export const stats = adminStats as AdminStats;
export const rideBooked = booked as RideBooked;

/** The fixed time of all stories, at which the examples' ride is under way. */
export const now = Date.parse('2026-11-21T16:06:00.000Z');

export const longName = 'Maximiliane-Theophania von und zu Hohenstein-Wolkenberg-Untertürkheim';
export const longAddress =
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Railway Station, 1 Station Road, Anglesey';
export const hostile = '<img src=x onerror="alert(1)"> &amp; {{7*7}} \u202Eesrever';
/** A ride with names and addresses that fill every line. */
export const longRide = (ride: Ride): Ride => ({
  ...ride,
  rider_name: longName,
  driver_name: longName,
  pickup_address: longAddress,
  dropoff_address: longAddress,
});
/** A ride with markup in its texts. */
export const hostileRide = (ride: Ride): Ride => ({
  ...ride,
  rider_name: hostile,
  driver_name: hostile,
  pickup_address: hostile,
  dropoff_address: hostile,
  special_requirements: hostile,
});
