import { canCancelLive, rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import Maximize2 from 'lucide-react/icons/maximize-2';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import type { MapDriver } from '../../map/summary.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { DriverPosition, Readable } from '../../provider/live/telemetry.ts';
import { frame } from '../../theme/frame.css.ts';
import { RideLegs } from '../RideLegs.tsx';
import { RideStartPin } from '../start-pin/RideStartPin.tsx';
import { AwaitedDriver } from './AwaitedDriver.tsx';
import { DriverLine } from './DriverLine.tsx';
import * as styles from './LiveRideCard.css.ts';
import { liveText } from './live-text.ts';
import { mapTags } from './map-tags.ts';
import { RideHeadline } from './RideHeadline.tsx';
import { RidePane } from './RidePane.tsx';
import { RideSteps } from './RideSteps.tsx';
import { useSince } from './use-since.ts';
import { useSteady } from './use-steady.ts';

type LiveRideCardProps = {
  /** A pending, accepted, arriving or running ride of the rider. */
  ride: Ride;
  onCancel(ride: Ride): void;
  /** The free drivers nearby, on the map while a driver is looked for. */
  drivers?: readonly MapDriver[];
  /** The driver's position, read every second. */
  driver?: Readable<DriverPosition | null>;
  /** How to reach the driver, below their name. */
  contact?: ReactNode;
  /** The ride's own screen. */
  href?: string;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The rider's ride under way: minutes, driver, route and fare. */
export function LiveRideCard({
  ride,
  onCancel,
  drivers,
  driver,
  contact,
  href,
  now: held,
}: LiveRideCardProps) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const now = useNow(held);
  const since = useSince(ride, now);
  const live = { ride, now, since, position: useSteady(driver?.get(), ride.status), formats };
  return (
    <div className={frame}>
      <section className={styles.card} aria-label={t('yourRide')} data-testid="live-ride">
        <div className={styles.map}>
          <RidePane
            ride={ride}
            interactive={false}
            drivers={drivers}
            car={driver}
            hasCornerButton={href !== undefined}
            {...mapTags(live)}
          />
          {href && (
            <Link className={styles.open} href={href} aria-label={t('openRide')}>
              <Maximize2 size={20} aria-hidden />
            </Link>
          )}
        </div>
        <div className={styles.pane}>
          <RideHeadline ride={ride} text={liveText({ ...live, t })} />
          <RideSteps phase={phaseOf[ride.status]} />
          {ride.driver_silent_since != null && (
            <Notice tone="caution" title={t('driverSilent')}>
              {t('driverSilentText')}
            </Notice>
          )}
          {ride.driver_id ? <DriverLine ride={ride} /> : <AwaitedDriver />}
          <RideStartPin ride={ride} />
          {contact}
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
    </div>
  );
}
