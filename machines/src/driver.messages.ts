/** The sentences of a driver's duty, preferences, location and profile. */
export type DriverMessageKey =
  | 'driver.locationRequired'
  | 'driver.enterLocation'
  | 'driver.statusFailed'
  | 'driver.preferencesLoadFailed'
  | 'driver.preferencesFailed'
  | 'driver.locationFailed'
  | 'driver.geolocationUnsupported'
  | 'driver.geolocationFailed'
  | 'driver.locationUpdated'
  | 'driver.approximateLocation'
  | 'driver.nowOnline'
  | 'driver.nowOffline'
  | 'driver.profileCreated'
  | 'driver.profileFailed'
  | 'driver.profileLoadFailed'
  | 'driver.fieldRequired'
  /** From 2000 to next calendar year. */
  | 'driver.yearOutOfRange';
