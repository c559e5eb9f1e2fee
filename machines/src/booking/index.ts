export { bookingWith } from './actors.ts';
export { type BookAgain, bookAgainOf } from './book-again.ts';
export {
  type BookingContext,
  type BookingEvent,
  type BookingSnapshot,
  bookingMachine,
  type Field,
} from './machine.ts';
export { recentPlaces } from './recent-places.ts';
export {
  cardFare,
  draftOf,
  fareEstimate,
  parseBookAgain,
  parseDraft,
  quoteOf,
  readDraft,
  specialMaxLength,
  type Trip,
  tripDistance,
  tripIssue,
  withinReach,
} from './rules.ts';
export { hasWords, toggleWords } from './words.ts';
