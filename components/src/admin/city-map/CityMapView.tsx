import { estimatedMinutes } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { adminMap } from '../../intl/generated/en-US/admin-map.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { statusText } from '../../ride/status.ts';
import * as styles from './CityMapView.css.ts';
import { FleetMap, type FleetMapProps } from './FleetMap.tsx';
import { LiveDot } from './LiveDot.tsx';
import { MapFailed } from './MapFailed.tsx';
import { type MarkCount, StatusCounts } from './StatusCounts.tsx';

export type CityMapViewProps = Omit<FleetMapProps, 'label'> & {
  marks: readonly MarkCount[];
  /** Whether live updates arrive. Default true. */
  isLive?: boolean;
  /** Given where the rides or the cars could not be read; reads them again. */
  onRetry?: (() => void) | undefined;
  /** The address of a ride. */
  hrefOf: (ride: Ride) => string;
};

/** The live map of the overview. */
export const CityMapView = ({ marks, hrefOf, isLive = true, onRetry, ...shown }: CityMapViewProps) => {
  const t = useText(adminMap);
  return (
    <section className={styles.card} aria-labelledby="city-map">
      <header className={styles.head}>
        <h2 id="city-map" className={styles.title}>
          <LiveDot isLive={isLive} /> {t('title')}
        </h2>
        <StatusCounts marks={marks} layout="line" />
      </header>
      <div className={styles.map}>
        {onRetry && <MapFailed onRetry={onRetry} />}
        <FleetMap label={t('title')} {...shown} />
        <div role="status">{shown.chosen && <Chosen ride={shown.chosen} href={hrefOf(shown.chosen)} />}</div>
      </div>
    </section>
  );
};

const Chosen = ({ ride, href }: { ride: Ride; href: string }) => {
  const t = useText(adminMap);
  const tRide = useText(rideTexts);
  const { minutes } = useFormats();
  const { rider_name, driver_name, fare, estimated_fare } = ride;
  const left = estimatedMinutes(ride.estimated_arrival);
  const rider = rider_name ?? t('unknownRider');
  return (
    <div className={styles.chosen}>
      <p className={styles.people}>
        {driver_name ? t('riderWithDriver', { rider, driver: driver_name }) : rider}
      </p>
      <p className={styles.facts}>
        {statusText(tRide, ride.status)}
        {left !== null && <>, {t('left', { time: minutes(left) })}</>},{' '}
        <Money amount={fare ?? estimated_fare} />
      </p>
      <p>
        <LinkButton size="small" href={href}>
          {t('openRide')}
        </LinkButton>
      </p>
    </div>
  );
};
