import type { Ride } from '@mobility/openapi';
import CarFront from 'lucide-react/icons/car-front';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShipWheel from 'lucide-react/icons/ship-wheel';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { common } from '../../intl/generated/en-US/common.ts';
import { history } from '../../intl/generated/en-US/history.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Face } from '../rating/Face.tsx';
import { faceOf } from '../rating/moods.ts';
import { vehicleName } from '../vehicle-name.ts';
import * as styles from './RideHistoryCard.css.ts';

/** Elements that never change, so that React skips them. */
const icons = {
  rider: <UserRound size={16} aria-hidden />,
  driver: <ShipWheel size={16} aria-hidden />,
  vehicle: <CarFront size={16} aria-hidden />,
  passengers: <Users size={16} aria-hidden />,
};

/** Driver, vehicle, passengers, rating and special requirements of a ride; for an admin its rider, too. */
export function RideFacts({ ride, viewer }: { ride: Ride; viewer: 'rider' | 'admin' }) {
  const t = useText(common);
  return (
    <>
      <ul className={styles.meta}>
        {viewer === 'admin' && (
          <li className={styles.fact}>
            {icons.rider}
            <VisuallyHidden>{t('rider')} </VisuallyHidden>
            <bdi>{ride.rider_name || t('unknownRider')}</bdi>
          </li>
        )}
        <li className={styles.fact}>
          {icons.driver}
          {viewer === 'admin' && <VisuallyHidden>{t('driver')} </VisuallyHidden>}
          <bdi>{ride.driver_name || t('unknownDriver')}</bdi>
        </li>
        <li className={styles.fact}>
          {icons.vehicle}
          {vehicleName(t, ride.vehicle_type)}
        </li>
        <li className={styles.fact}>
          {icons.passengers}
          {t('passengers', { count: ride.passenger_count ?? 1 })}
        </li>
        {ride.rating ? <Rated rating={ride.rating} viewer={viewer} /> : null}
      </ul>
      {ride.special_requirements ? <Requirements text={ride.special_requirements} /> : null}
    </>
  );
}

function Rated({ rating, viewer }: { rating: number; viewer: 'rider' | 'admin' }) {
  const t = useText(history);
  const tRide = useText(rideTexts);
  const mood = faceOf(rating);
  return (
    <li className={`${styles.fact} ${styles.rated}`}>
      {mood && <Face mood={mood.id} size="small" />}
      <span>
        {mood && (
          <VisuallyHidden>
            {t(viewer === 'admin' ? 'ridersRating' : 'yourRating', { mood: tRide(mood.text) })}{' '}
          </VisuallyHidden>
        )}
        {tRide('ratingOutOfFive', { rating })}
      </span>
    </li>
  );
}

function Requirements({ text }: { text: string }) {
  const t = useText(history);
  return (
    <p className={styles.requirements}>
      <NotebookPen className={styles.requirementsIcon} size={16} aria-hidden />
      <span>
        <b>{t('specialRequirements')}</b> {text}
      </span>
    </p>
  );
}
