import { canCancelLive, rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { useFormats } from '../format/use-formats.ts';
import { useNow } from '../format/use-now.ts';
import { ride as rideTexts } from '../intl/generated/en-US/ride.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import type { MapDriver } from '../map/summary.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import type { DriverPosition, Readable } from '../provider/telemetry.ts';
import { DriverLine } from './DriverLine.tsx';
import * as styles from './LiveRideCard.css.ts';
import { type LiveText, liveText } from './live-text.ts';
import { mapTags } from './map-tags.ts';
import { RideLegs } from './RideLegs.tsx';
import { RidePane } from './RidePane.tsx';
import { RideSteps } from './RideSteps.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useSince } from './use-since.ts';

type LiveRideCardProps = {
  /** A pending, accepted, arriving or running ride of the rider. */
  ride: Ride;
  onCancel(ride: Ride): void;
  /** The free drivers nearby, on the map while a driver is looked for. */
  drivers?: readonly MapDriver[];
  /** Where the driver is, read at each second. */
  driver?: Readable<DriverPosition | null>;
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** The rider's ride under way: minutes, driver, route and fare. */
export function LiveRideCard({ ride, onCancel, drivers, driver, now: held }: LiveRideCardProps) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const now = useNow(held);
  const since = useSince(ride, now);
  const live = { ride, now, since, position: driver?.get(), formats };
  return (
    <section className={styles.card} aria-label={t('yourRide')} data-testid="live-ride">
      <div className={styles.map}>
        <RidePane ride={ride} interactive={false} drivers={drivers} car={driver} {...mapTags(live)} />
      </div>
      <div className={styles.pane}>
        <Headline ride={ride} text={liveText({ ...live, t })} />
        <RideSteps phase={phaseOf[ride.status]} />
        {ride.driver_silent_since != null && (
          <Notice tone="caution" title={t('driverSilent')}>
            {t('driverSilentText')}
          </Notice>
        )}
        {ride.driver_id && <DriverLine ride={ride} />}
        <RideLegs ride={ride} />
        <div className={styles.foot}>
          <div>
            <span className={styles.fare}>
              <Money amount={rideFare(ride)} />
            </span>
            <p className={styles.note}>{t('estimatedFare')}</p>
          </div>
          {canCancelLive(ride, 'rider') && (
            <Button variant="danger" onPress={() => onCancel(ride)}>
              {t('cancelRide')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Headline({ ride, text: { figure, unit, sentence, clock } }: { ride: Ride; text: LiveText }) {
  const t = useText(rideTexts);
  return (
    <div className={styles.top}>
      <div>
        <p className={styles.eta}>
          {figure} {unit && <span className={styles.unit}>{unit}</span>}
        </p>
        <h2 className={styles.sentence}>{sentence}</h2>
      </div>
      <div className={styles.aside}>
        <StatusBadge status={ride.status} />
        {clock && (
          <span>
            {rich((slot) => t(clock.text, { time: slot(<b className={styles.clock}>{clock.time}</b>) }))}
          </span>
        )}
      </div>
    </div>
  );
}
