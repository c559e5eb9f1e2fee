import { BookRide } from '@mobility/components/booking';

/** Booking, which then leads to the rider's rides. */
export default function BookRidePage() {
  return <BookRide />;
}
