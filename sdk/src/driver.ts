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
  updateLocation: 'POST /api/location/update body',
  getDriverProfile: 'GET /api/driver/profile',
  createDriverProfile: 'POST /api/driver/profile body keyed',
  updateDriverProfile: 'PUT /api/driver/profile body',
  getDriverPreferences: 'GET /api/driver/preferences',
  updateDriverPreferences: 'POST /api/driver/preferences body',
  goOnline: 'POST /api/driver/online',
  goOffline: 'POST /api/driver/offline',
  listPendingPayments: 'GET /api/driver/pending-payments',
  confirmCashReceived: 'POST /api/driver/pending-payments/{rideId}/confirm-cash keyed',
} satisfies Pick<Routes, Operations>;
