import type { BookingEvent, BookingSnapshot } from '@mobility/machines/booking.machine';
import type { Trip } from '@mobility/machines/booking.rules';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search.machine';
import type { FoundPlace } from '@mobility/machines/ports';
import { type ReactNode, useState } from 'react';
import { RideMap } from '../map/RideMap.tsx';
import { type MapDriver, shortName } from '../map/summary.ts';
import * as styles from './Booking.css.ts';
import { BookingConfirmed } from './BookingConfirmed.tsx';
import { BookingFailed } from './BookingFailed.tsx';
import { BookRideForm } from './BookRideForm.tsx';
import { TripInfo } from './TripInfo.tsx';
import { tripFigures } from './trip-figures.ts';
import { useNow } from './use-now.ts';

export type BookingProps = {
  snapshot: BookingSnapshot;
  send: (event: BookingEvent) => void;
  /** The snapshots of the booking's two children. */
  pickup: PlaceSearchSnapshot;
  dropoff: PlaceSearchSnapshot;
  sendPickup: (event: PlaceSearchEvent) => void;
  sendDropoff: (event: PlaceSearchEvent) => void;
  /** Asks the device where it is; the caller sends `setPlace` to the pickup. Left out: no such button. */
  onLocate?: () => void;
  isLocating?: boolean;
  /** Cars to show around. */
  drivers?: readonly MapDriver[];
  /** Where confirmed rides are listed. */
  ridesHref?: string;
  /** The rider has a ride under way: no other can be booked until it ends. */
  hasActiveRide?: boolean;
  /** Milliseconds since 1970; left out, the clock on the wall. */
  now?: number;
};

type Preview = { field: 'pickup' | 'dropoff'; place: FoundPlace } | null;

/** Where a rider follows the ride under way. */
const activeRideHref = '/rider';

/** What the card on the map and the sheet's edge take away. */
const covered = { top: 40, bottom: 8 };

const mapPlace = (place: FoundPlace | null) => place && { ...place, name: shortName(place.name) };

const Pane = ({ now, trip, setPreview, ...props }: PaneProps): ReactNode => {
  const { snapshot, send, ridesHref = '/rides' } = props;
  const { booked, failure, hasActiveRide } = snapshot.context;
  if (booked)
    return <BookingConfirmed trip={snapshot.context} booked={booked} ridesHref={ridesHref} now={now} />;
  if (snapshot.matches('failed'))
    return (
      <BookingFailed
        trip={snapshot.context}
        failure={failure}
        onRetry={() => send({ type: 'retry' })}
        activeRideHref={hasActiveRide ? activeRideHref : undefined}
      />
    );
  return (
    <BookRideForm
      trip={trip}
      send={send}
      now={now}
      isBooking={snapshot.matches('booking')}
      activeRideHref={props.hasActiveRide ? activeRideHref : undefined}
      pickup={props.pickup}
      dropoff={props.dropoff}
      sendPickup={props.sendPickup}
      sendDropoff={props.sendDropoff}
      onLocate={props.onLocate}
      isLocating={props.isLocating}
      onPreview={(field, place) => setPreview(place && { field, place })}
    />
  );
};
type PaneProps = BookingProps & { now: number; trip: Trip; setPreview: (preview: Preview) => void };

/** The booking screen: the form, what became of it, and the map beside it. */
export const Booking = (props: BookingProps) => {
  const [preview, setPreview] = useState<Preview>(null);
  const now = useNow(props.now);
  const { context } = props.snapshot;
  const trip: Trip = preview ? { ...context, [preview.field]: preview.place } : context;
  const drivers = props.drivers ?? [];
  return (
    <div className={styles.booking}>
      <Pane {...props} now={now} trip={trip} setPreview={setPreview} />
      <section className={styles.map} aria-label="Route preview">
        <RideMap
          label="Route preview"
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
          asked={context.booked?.matches_found}
        />
      </section>
    </div>
  );
};
