import type { Trip } from '@mobility/machines/booking';
import type { FoundPlace } from '@mobility/machines/ports';
import { onDemand, usePreload } from '../primitives/OnDemand/on-demand.tsx';
import type { BookingConfirmedProps } from './BookingConfirmed.tsx';
import type { BookingFailedProps } from './BookingFailed.tsx';
import { BookRideForm } from './BookRideForm.tsx';
import type { BookRideViewProps } from './book-ride-props.ts';

/** The option of a list that the pointer or the keys are on. */
export type Preview = { field: 'pickup' | 'dropoff'; place: FoundPlace } | null;

type BookingPaneProps = BookRideViewProps & {
  now: number;
  trip: Trip;
  setPreview: (preview: Preview) => void;
  isStep: boolean;
};

const BookingConfirmed = onDemand<BookingConfirmedProps>(() =>
  import('./BookingConfirmed.tsx').then((module) => module.BookingConfirmed),
);
const BookingFailed = onDemand<BookingFailedProps>(() =>
  import('./BookingFailed.tsx').then((module) => module.BookingFailed),
);

/** The pane beside the map: the form, the confirmation or the error. */
export const BookingPane = ({ now, trip, setPreview, isStep, ...props }: BookingPaneProps) => {
  const { snapshot, send, ridesHref, activeRideHref, paymentsHref } = props;
  const { booked, error } = snapshot.context;
  const isBooking = snapshot.matches('booking');
  // Before they are needed: a network that is lost cannot deliver the error's code.
  usePreload(BookingConfirmed, BookingFailed);
  if (booked)
    return (
      <BookingConfirmed
        trip={snapshot.context}
        booked={booked}
        ridesHref={ridesHref}
        onContinue={() => send({ type: 'goNow' })}
        now={now}
      />
    );
  if (snapshot.matches('failed'))
    return (
      <BookingFailed
        trip={snapshot.context}
        error={error}
        onRetry={() => send({ type: 'retry' })}
        activeRideHref={snapshot.matches({ failed: 'rideUnderWay' }) ? activeRideHref : undefined}
        paymentsHref={snapshot.matches({ failed: 'paymentOverdue' }) ? paymentsHref : undefined}
      />
    );
  return (
    <BookRideForm
      trip={trip}
      send={send}
      now={now}
      waits={props.waits}
      isStep={isStep}
      isBooking={isBooking}
      activeRideHref={props.hasActiveRide ? activeRideHref : undefined}
      pickup={props.pickup}
      dropoff={props.dropoff}
      sendPickup={props.sendPickup}
      sendDropoff={props.sendDropoff}
      onLocate={props.onLocate}
      isLocating={props.isLocating}
      incomplete={snapshot.context.incomplete}
      field={snapshot.context.field}
      renderSaved={props.renderSaved}
      onPreview={(field, place) => setPreview(place && { field, place })}
    />
  );
};
