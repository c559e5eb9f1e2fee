import type { Ride } from '@mobility/openapi';
import { isPermitted } from '@mobility/openapi/lifecycle';
import Phone from 'lucide-react/icons/phone';
import { useFormats } from '../../format/use-formats.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { telOf } from '../help/tel.ts';
import { DriverLine } from '../live/DriverLine.tsx';
import { RideLegs } from '../RideLegs.tsx';
import { firstName } from '../ride-text.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { StartPin } from '../start-pin/StartPin.tsx';
import { liveStatus } from '../status.ts';
import * as styles from './LastRide.css.ts';

export type LastRideProps = {
  /** The rider's ride that was under way when the server last answered. */
  ride: Ride;
  /** When the server last answered, in milliseconds since 1970. */
  savedAt: number;
};

/**
 * The last known state of the ride under way, for a page that cannot reach the server: driver, car,
 * route.
 */
export function LastRide({ ride, savedAt }: LastRideProps) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const { start_pin: pin } = ride;
  const person = firstName(ride.driver_name);
  return (
    <section className={styles.card} aria-label={t('yourRide')} data-testid="last-ride">
      <div className={styles.head}>
        <h1 className={styles.title}>{t('yourRide')}</h1>
        <StatusBadge status={liveStatus(ride.status)} />
      </div>
      <p className={styles.note}>{t('lastKnown', { time: formats.time(savedAt) })}</p>
      {ride.driver_id && <DriverLine ride={ride} />}
      {pin && isPermitted('start', ride.status, 'driver') && <StartPin pin={pin} />}
      {ride.driver_phone && (
        <LinkButton href={telOf(ride.driver_phone)} icon={<Phone size={20} aria-hidden />} fullWidth>
          {person ? t('callPerson', { person }) : t('call')}
        </LinkButton>
      )}
      <RideLegs ride={ride} />
    </section>
  );
}
