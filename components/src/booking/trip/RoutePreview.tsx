import type { Trip } from '@mobility/machines/booking';
import type { FoundPlace } from '@mobility/machines/ports';
import type { RideBooked } from '@mobility/openapi';
import { placeName } from '@mobility/openapi/place-name';
import { useFormats } from '../../format/use-formats.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { useText } from '../../intl/use-text.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import type { MapDriver } from '../../map/summary.ts';
import { map, stepMap } from '../BookRideView.css.ts';
import { TripInfo } from './TripInfo.tsx';
import { tripFigures } from './trip-figures.ts';

type RoutePreviewProps = {
  trip: Trip;
  booked: RideBooked | null;
  drivers?: readonly MapDriver[];
  /** The minutes until the nearest car of the chosen class arrives. */
  wait?: number;
  /** Milliseconds since 1970. */
  now: number;
  /** On a phone the form shows the figures of the card on the map. */
  isStep: boolean;
  /** The card lies in the other corner of a phone's map. */
  isNarrow: boolean;
};

/** The part of the map that the trip card and the sheet's edge cover. */
const covered = { top: 60, bottom: 16 };
/** The corner that the trip card takes from tablets on. */
const cardCorner = { width: 300, height: 106 };
const minute = 60_000;
const nobody: readonly MapDriver[] = [];

const mapPlace = (place: FoundPlace | null, time?: string) =>
  place && { ...place, name: placeName(place.name), time };

/** The trip on the map, with the cars nearby. */
export const RoutePreview = ({
  trip,
  booked,
  drivers = nobody,
  wait,
  now,
  isStep,
  isNarrow,
}: RoutePreviewProps) => {
  const t = useText(booking);
  const formats = useFormats();
  const figures = tripFigures(trip);
  const isNear = wait !== undefined && booked === null;
  const arrival = figures && isNear ? formats.time(now + (wait + figures.minutes) * minute) : undefined;
  return (
    <section className={isStep ? `${map} ${stepMap}` : map} aria-label={t('routePreview')}>
      <MapOnDemand
        label={t('routePreview')}
        pickup={mapPlace(trip.pickup, isNear ? formats.minutes(wait) : undefined)}
        dropoff={mapPlace(trip.dropoff, arrival)}
        route="preview"
        drivers={drivers}
        insets={covered}
        startCorner={figures && !isNarrow ? cardCorner : undefined}
        isSearching={booked !== null}
      />
      {!isStep && (
        <TripInfo {...trip} figures={figures} drivers={drivers.length} matchesFound={booked?.matches_found} />
      )}
    </section>
  );
};
