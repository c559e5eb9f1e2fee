import type { Trip } from '@mobility/machines/booking';
import type { FoundPlace } from '@mobility/machines/ports';
import { BookRideForm } from './BookRideForm.tsx';
import type { BookRideViewProps } from './book-ride-props.ts';
import { BookingConfirmedOnDemand, BookingFailedOnDemand } from './outcome/OutcomesOnDemand.tsx';

/** The option of a list that the pointer or the keys are on. */
export type Preview = { field: 'pickup' | 'dropoff'; place: FoundPlace } | null;

type BookingPaneProps = BookRideViewProps & {
  now: number;
  trip: Trip;
  setPreview: (preview: Preview) => void;
  isStep: boolean;
};

/** The pane beside the map: the form, the confirmation or the error. */
export const BookingPane = ({ now, trip, setPreview, isStep, ...props }: BookingPaneProps) => {
  const { snapshot, send, ridesHref, activeRideHref, paymentsHref } = props;
  const { booked, error } = snapshot.context;
  const isBooking = snapshot.matches('booking');
  if (booked)
    return (
      <BookingConfirmedOnDemand
        trip={snapshot.context}
        booked={booked}
        ridesHref={ridesHref}
        onContinue={() => send({ type: 'goNow' })}
        now={now}
      />
    );
  if (snapshot.matches('failed'))
    return (
      <BookingFailedOnDemand
        trip={snapshot.context}
        error={error}
        onRetry={() => send({ type: 'retry' })}
        activeRideHref={snapshot.matches({ failed: 'rideUnderWay' }) ? activeRideHref : undefined}
        paymentsHref={snapshot.matches({ failed: 'paymentOverdue' }) ? paymentsHref : undefined}
      />
    );
  return (
    <BookRideForm
      {...props}
      trip={trip}
      now={now}
      isStep={isStep}
      isBooking={isBooking}
      isChecking={snapshot.matches({ form: 'checking' })}
      // A ride that appears now may be the one that is being booked.
      activeRideHref={props.hasActiveRide && !isBooking ? activeRideHref : undefined}
      isReview={snapshot.matches({ form: 'review' })}
      incomplete={snapshot.context.incomplete}
      field={snapshot.context.field}
      onPreview={(field, place) => setPreview(place && { field, place })}
    />
  );
};
