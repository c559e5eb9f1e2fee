import type { Ride, SharedTrip } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { placeName } from '@mobility/openapi/place-name';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { trip as tripTexts } from '../../intl/generated/en-US/trip.ts';
import { useText } from '../../intl/use-text.ts';
import type { DriverPosition, Readable } from '../../provider/live/telemetry.ts';
import { tallFrame } from '../../theme/frame.css.ts';
import { DriverLine } from '../live/DriverLine.tsx';
import { LiveChip } from '../live/LiveChip.tsx';
import { liveChip } from '../live/live-chip.ts';
import { liveText } from '../live/live-text.ts';
import { mapTags } from '../live/map-tags.ts';
import { RideHeadline } from '../live/RideHeadline.tsx';
import { RidePane } from '../live/RidePane.tsx';
import { useSince } from '../live/use-since.ts';
import { useSteady } from '../live/use-steady.ts';
import { RideLegs } from '../RideLegs.tsx';
import * as styles from './SharedTrip.css.ts';

export type SharedTripViewProps = {
  trip: SharedTrip;
  /** The position of the car, read every second. */
  car: Readable<DriverPosition | null>;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The shared trip in the shape of a ride, without what its link does not show. */
const rideOf = (trip: SharedTrip): Ride => ({
  id: '',
  rider_id: '',
  created_at: '',
  estimated_fare: 0,
  ...trip,
  driver_id: trip.driver_name ?? null,
  pickup_address: trip.pickup_location?.address ?? '',
  dropoff_address: trip.dropoff_location?.address ?? '',
});

type TripText = ReturnType<typeof useText<typeof tripTexts.messages>>;

/** What happens now, by the names of the two people; empty where the answer lacks one of the names. */
const sentences: Partial<Record<RidePhase, (t: TripText, trip: SharedTrip) => string>> = {
  pending: (t, { rider_name: rider }) => (rider ? t('waitingForDriver', { rider }) : ''),
  accepted: (t, { rider_name: rider, driver_name: driver }) =>
    rider && driver ? t('driverComing', { rider, driver }) : '',
  arriving: (t, { driver_name: driver }) => (driver ? t('driverAtPickup', { driver }) : ''),
  inProgress: (t, { rider_name: rider, dropoff_location }) => {
    const place = placeName(dropoff_location?.address ?? '');
    return rider && place ? t('onTheWayTo', { rider, place }) : '';
  },
};

/** A ride under way as people with its link see it: the map, the minutes, the car and both ends. */
export const SharedTripView = ({ trip, car, now: held }: SharedTripViewProps) => {
  const t = useText(tripTexts);
  const tRide = useText(rideTexts);
  const formats = useFormats();
  const now = useNow(held);
  const ride = rideOf(trip);
  const since = useSince(trip.status, now);
  const position = useSteady(car.get(), trip.status);
  const live = { ride, now, since, position, formats };
  const phase = phaseOf[trip.status];
  const text = liveText({ ...live, t: tRide });
  const isDriven = phase === 'accepted' || phase === 'inProgress';
  const chip = isDriven ? liveChip(tRide, formats, { seenAt: position?.receivedAt, now }) : null;
  return (
    <div className={tallFrame}>
      <section className={styles.screen} aria-label={t('sharedTrip')} data-testid="shared-trip">
        <div className={styles.map}>
          <RidePane
            ride={ride}
            label={t('sharedTrip')}
            interactive
            car={car}
            chip={chip?.text}
            {...mapTags(live)}
          />
          {chip && <LiveChip {...chip} />}
        </div>
        <div className={styles.panel}>
          <RideHeadline
            as="h1"
            ride={ride}
            text={{ ...text, sentence: sentences[phase]?.(t, trip) || text.sentence }}
          />
          {ride.driver_id && <DriverLine ride={ride} isAtPickup={phase === 'arriving'} />}
          <RideLegs ride={ride} />
        </div>
      </section>
    </div>
  );
};
