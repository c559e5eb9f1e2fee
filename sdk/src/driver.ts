import type { Routes } from '@mobility/openapi';

type Operations =
  | 'updateLocation'
  | 'getDriverProfile'
  | 'createDriverProfile'
  | 'updateDriverProfile'
  | 'getDriverPreferences'
  | 'updateDriverPreferences'
  | 'goOnline'
  | 'goOffline'
  | 'listPendingPayments'
  | 'confirmCashReceived';

/** A driver's profile, preferences, location and presence. */
export const driver = {
  updateLocation: 'POST /api/location/update body Message',
  getDriverProfile: 'GET /api/driver/profile DriverProfile',
  createDriverProfile: 'POST /api/driver/profile body keyed DriverProfile',
  updateDriverProfile: 'PUT /api/driver/profile body DriverProfile',
  getDriverPreferences: 'GET /api/driver/preferences DriverPreferences',
  updateDriverPreferences: 'POST /api/driver/preferences body DriverPreferences',
  goOnline: 'POST /api/driver/online Message',
  goOffline: 'POST /api/driver/offline Message',
  listPendingPayments: 'GET /api/driver/pending-payments PendingPayments',
  confirmCashReceived: 'POST /api/driver/pending-payments/{rideId}/confirm-cash keyed Message',
} satisfies Pick<Routes, Operations>;
