export { driverProfileWith } from './actors.ts';
export {
  type DriverProfileContext,
  type DriverProfileEvent,
  type DriverProfileSnapshot,
  driverProfileMachine,
} from './machine.ts';
export { type DriverProfileForm, emptyProfile, profileErrors } from './rules.ts';
