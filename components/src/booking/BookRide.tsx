import type { BookAgain } from '@mobility/machines/booking';
import { fixedCoordinates } from '@mobility/machines/driver-location';
import { useEffect } from 'react';
import { useNearbyDrivers } from '../provider/live/use-nearby-drivers.ts';
import { useMobility } from '../provider/mobility.ts';
import type { SavedPicksProps } from '../saved-places/SavedPicks.tsx';
import { SavedPicksOnDemand } from '../saved-places/SavedPlacesOnDemand.tsx';
import { BookRideView } from './BookRideView.tsx';
import { useLocate } from './places/use-locate.ts';
import { useNamePlace } from './places/use-name-place.ts';
import { usePickupHere } from './places/use-pickup-here.ts';
import type { BookingStep } from './steps/step.ts';
import { useRecentPlaces } from './steps/use-recent-places.ts';
import { useBooking } from './use-booking.ts';
import { useRideUnderWay } from './use-ride-under-way.ts';

export type BookRideProps = {
  /**
   * Called when the confirmation closes: 3 seconds after the ride is booked, or at once when the rider continues.
   * Without it the page changes to `links.rides`.
   */
  onBooked?: (requestId: string) => void;
  /**
   * The initial values of the form. A draft from before a reload, or a ride that is booked again, takes
   * precedence.
   */
  prefill?: Partial<BookAgain>;
  /** The page before this one, for the way back on a phone. */
  backHref?: string;
  /** The step that the page's address names; a change of it leads there. */
  step?: BookingStep;
  /** Called with each step on a phone, so that the address can name it. On a wide screen it is always `places`. */
  onStep?: (step: BookingStep) => void;
};

const renderSaved = (pick: SavedPicksProps) => <SavedPicksOnDemand {...pick} />;

/** Books a ride: the form, the confirmation and the map. Needs a `<MobilityProvider>` with a client. */
export const BookRide = ({ onBooked, prefill, ...props }: BookRideProps) => {
  const { links } = useMobility();
  const booking = useBooking({ onBooked, prefill });
  const namePlace = useNamePlace();
  const locate = useLocate(namePlace, (place) => {
    booking.sendHere(place);
    booking.sendPickup({ type: 'setPlace', place, text: place.address });
  });
  const ride = useRideUnderWay();
  const { pickup, dropoff, send } = booking;
  useEffect(() => {
    send({ type: 'setRide', ride });
  }, [ride, send]);
  // The map shows the city until a pickup is chosen.
  const recents = useRecentPlaces();
  usePickupHere(booking, namePlace);
  const nearby = useNearbyDrivers(booking.snapshot.context.pickup ?? fixedCoordinates);
  if (!pickup || !dropoff) return null;
  return (
    <BookRideView
      {...booking}
      pickup={pickup}
      dropoff={dropoff}
      onLocate={locate.mutate}
      isLocating={locate.isPending}
      namePlace={namePlace}
      drivers={nearby.nearby_drivers}
      waits={nearby.wait_minutes}
      ridesHref={onBooked ? undefined : links.rides}
      activeRideHref={links.activeRide}
      paymentsHref={links.payments}
      hasActiveRide={Boolean(ride)}
      recents={recents}
      renderSaved={renderSaved}
      {...props}
    />
  );
};
