export { bookingWith } from './actors.ts';
export { type BookingContext, type BookingEvent, type BookingSnapshot, bookingMachine } from './machine.ts';
export {
  type BookAgain,
  bookAgainOf,
  cardFare,
  draftOf,
  estimatedMinutes,
  fareEstimate,
  hasWords,
  parseBookAgain,
  parseDraft,
  readDraft,
  specialMaxLength,
  type Trip,
  tripDistance,
  tripIssue,
  withinReach,
} from './rules.ts';
