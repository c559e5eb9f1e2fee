export { BookingConfirmed } from './BookingConfirmed.tsx';
export { BookingFailed } from './BookingFailed.tsx';
