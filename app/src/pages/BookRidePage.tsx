import { BookRide } from '@mobility/components/booking';
import { defaultLinks } from '@mobility/components/provider';
import { useStepParameter } from './use-step-parameter.ts';

/** The booking page. A booked ride leads to the rider's rides. */
export default function BookRidePage() {
  return <BookRide backHref={defaultLinks.activeRide} {...useStepParameter()} />;
}
