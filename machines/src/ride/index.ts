export { type RidePorts, rideWith } from './actors.ts';
export { type DriverCommand, type RideSnapshot, rideMachine } from './machine.ts';
export type { RideChanged, RideOwner } from './owner.ts';
export {
  activeRide,
  canCancel,
  canCancelLive,
  canOpenPayment,
  canPay,
  canRate,
  driverEarnings,
  isUnpaid,
  matchesFilter,
  matchesSearch,
  type Party,
  type Rating,
  type RideFilter,
  rideDistance,
  rideFare,
  rideFee,
  rideMinutes,
  rideMoment,
  sortRides,
  wasCancelled,
} from './rules.ts';
export { commandError, isUnderWay, openRating, pendingCommand } from './selectors.ts';
export type { RideContext, RideEvent } from './setup.ts';
