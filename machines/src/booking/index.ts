export { bookingWith } from './actors.ts';
export { type BookAgain, bookAgainOf } from './book-again.ts';
export { type BookingContext, type BookingEvent, type BookingSnapshot, bookingMachine } from './machine.ts';
export {
  cardFare,
  draftOf,
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
