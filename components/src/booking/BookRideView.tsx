import type { BookingEvent, BookingSnapshot, Trip } from '@mobility/machines/booking';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import { placeName } from '@mobility/openapi/place-name';
import { type ReactNode, useState } from 'react';
import { useNow } from '../format/use-now.ts';
import { booking } from '../intl/generated/en-US/booking.ts';
import { useText } from '../intl/use-text.ts';
import { MapOnDemand } from '../map/MapOnDemand.tsx';
import type { MapDriver } from '../map/summary.ts';
import { BookingConfirmed } from './BookingConfirmed.tsx';
import { BookingFailed } from './BookingFailed.tsx';
import { BookRideForm } from './BookRideForm.tsx';
import * as styles from './BookRideView.css.ts';
import type { Waits } from './choices/VehicleChoice.tsx';
import { TripInfo } from './trip/TripInfo.tsx';
import { tripFigures } from './trip/trip-figures.ts';

export type BookRideViewProps = {
  snapshot: BookingSnapshot;
  send: (event: BookingEvent) => void;
  /** The snapshots of the two place searches, children of the booking. */
  pickup: PlaceSearchSnapshot;
  dropoff: PlaceSearchSnapshot;
  sendPickup: (event: PlaceSearchEvent) => void;
  sendDropoff: (event: PlaceSearchEvent) => void;
  /** Locates the device and sends `setPlace` to the pickup. Without it the button is hidden. */
  onLocate?: () => void;
  isLocating?: boolean;
  /** Drivers nearby, shown on the map. */
  drivers?: readonly MapDriver[];
  /** The minutes until the nearest car of each class arrives. */
  waits?: Waits;
  /** The page with the rider's rides. Without it the confirmation has a button that sends `goNow`. */
  ridesHref?: string;
  /** The page with the ride under way. */
  activeRideHref: string;
  /** The page with the unpaid rides and the balance. */
  paymentsHref: string;
  /** The rider has a ride under way: no other can be booked until it ends. */
  hasActiveRide?: boolean;
  /** Milliseconds since 1970; without it, the current time. */
  now?: number;
};

type Preview = { field: 'pickup' | 'dropoff'; place: FoundPlace } | null;
type PaneProps = BookRideViewProps & { now: number; trip: Trip; setPreview: (preview: Preview) => void };

/** The part of the map that the trip card and the sheet's edge cover. */
const covered = { top: 60, bottom: 16 };

const mapPlace = (place: FoundPlace | null) => place && { ...place, name: placeName(place.name) };

const Pane = ({ now, trip, setPreview, ...props }: PaneProps): ReactNode => {
  const { snapshot, send, ridesHref, activeRideHref, paymentsHref } = props;
  const { booked, error } = snapshot.context;
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
      isBooking={snapshot.matches('booking')}
      activeRideHref={props.hasActiveRide ? activeRideHref : undefined}
      pickup={props.pickup}
      dropoff={props.dropoff}
      sendPickup={props.sendPickup}
      sendDropoff={props.sendDropoff}
      onLocate={props.onLocate}
      isLocating={props.isLocating}
      incomplete={snapshot.context.incomplete}
      onPreview={(field, place) => setPreview(place && { field, place })}
    />
  );
};

const halfMinute = 30_000;

/** The booking screen: the form, the confirmation or the error, and the map beside it. */
export const BookRideView = (props: BookRideViewProps) => {
  const t = useText(booking);
  const [preview, setPreview] = useState<Preview>(null);
  const now = useNow(props.now, halfMinute);
  const { context } = props.snapshot;
  const trip: Trip = preview ? { ...context, [preview.field]: preview.place } : context;
  const drivers = props.drivers ?? [];
  return (
    <div className={styles.frame}>
      <div className={styles.booking}>
        <Pane {...props} now={now} trip={trip} setPreview={setPreview} />
        <section className={styles.map} aria-label={t('routePreview')}>
          <MapOnDemand
            label={t('routePreview')}
            pickup={mapPlace(trip.pickup)}
            dropoff={mapPlace(trip.dropoff)}
            route="preview"
            drivers={drivers}
            insets={covered}
            isSearching={context.booked !== null}
          />
          <TripInfo
            figures={tripFigures(trip)}
            pickup={trip.pickup}
            dropoff={trip.dropoff}
            drivers={drivers.length}
            matchesFound={context.booked?.matches_found}
          />
        </section>
      </div>
    </div>
  );
};
