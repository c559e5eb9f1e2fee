export { type RidePorts, rideWith } from './actors.ts';
export { type Bill, type BillLine, rideBill } from './bill.ts';
export { estimatedMinutes, onTheClock } from './estimated-minutes.ts';
export { type DriverCommand, type RideSnapshot, rideMachine } from './machine.ts';
export { openPin } from './open-pin.ts';
export type { RideChanged, RideOwner } from './owner.ts';
export {
  activeRide,
  canCancel,
  canCancelLive,
  canOpenPayment,
  canPay,
  canRate,
  createRideSearch,
  driverEarnings,
  isUnpaid,
  matchesFilter,
  type Party,
  type Rating,
  type RideFilter,
  rideDistance,
  rideFare,
  rideFee,
  rideMinutes,
  rideMoment,
  type SearchedFields,
  sortRides,
  tripDriveMinutes,
  wasCancelled,
} from './rules.ts';
export { commandError, isSummaryOpen, isUnderWay, openRating, pendingCommand } from './selectors.ts';
export type { RideContext, RideEvent } from './setup.ts';
