import type { Ride } from '@mobility/openapi';
import CarFront from 'lucide-react/icons/car-front';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShipWheel from 'lucide-react/icons/ship-wheel';
import Users from 'lucide-react/icons/users';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Face } from './Face.tsx';
import { faceOf } from './moods.ts';
import * as styles from './RideHistoryCard.css.ts';
import { passengersWord, vehicleWord } from './words.ts';

function Rated({ rating }: { rating: number }) {
  const mood = faceOf(rating);
  return (
    <li className={`${styles.fact} ${styles.rated}`}>
      {mood && <Face mood={mood.id} size="small" />}
      <span>
        <VisuallyHidden>{`Your rating ${mood?.name ?? ''}, `}</VisuallyHidden>
        {rating}/5
      </span>
    </li>
  );
}

/** Who drove what for how many, how it was rated and what was asked for. */
export function RideFacts({ ride }: { ride: Ride }) {
  return (
    <>
      <ul className={styles.meta}>
        <li className={styles.fact}>
          <ShipWheel size={16} aria-hidden />
          {ride.driver_name || 'Unknown Driver'}
        </li>
        <li className={styles.fact}>
          <CarFront size={16} aria-hidden />
          {vehicleWord(ride.vehicle_type)}
        </li>
        <li className={styles.fact}>
          <Users size={16} aria-hidden />
          {passengersWord(ride.passenger_count)}
        </li>
        {ride.rating ? <Rated rating={ride.rating} /> : null}
      </ul>
      {ride.special_requirements ? (
        <p className={styles.requirements}>
          <NotebookPen className={styles.requirementsIcon} size={16} aria-hidden />
          <span>
            <b>Special requirements:</b> {ride.special_requirements}
          </span>
        </p>
      ) : null}
    </>
  );
}
