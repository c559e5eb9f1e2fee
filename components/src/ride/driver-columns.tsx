import { driverEarnings, rideDistance, rideFare, rideMinutes } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { formatDateTime, formatDistance, formatDuration, shortId } from '../format/index.ts';
import { Money } from '../primitives/Money/Money.tsx';
import * as styles from './DriverRideHistory.css.ts';
import { Face } from './Face.tsx';
import { faceOf } from './moods.ts';
import { RideLegs } from './RideLegs.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { passengersWord, rideDate, vehicleWord } from './words.ts';

type Column = {
  name: string;
  cell(ride: Ride): ReactNode;
  className: string;
  isNumber?: boolean;
  /** Phones write the column's name before the value. */
  isNamed?: boolean;
};

const dash = '–';

function Rating({ ride }: { ride: Ride }) {
  const mood = faceOf(ride.rating);
  if (!mood) return dash;
  return (
    <span className={styles.rating}>
      <Face mood={mood.id} size="small" /> {mood.id}/5
    </span>
  );
}

const distance = (ride: Ride) => {
  const km = rideDistance(ride);
  return km === null ? dash : formatDistance(km);
};
const duration = (ride: Ride) => {
  const minutes = rideMinutes(ride);
  return minutes === null ? dash : formatDuration(minutes);
};
const details = (ride: Ride) => `${vehicleWord(ride.vehicle_type)}, ${passengersWord(ride.passenger_count)}`;

/** The columns of a driver's history, in the spec's order. */
export const columns: readonly Column[] = [
  {
    name: 'Date',
    cell: (ride) => <time>{formatDateTime(rideDate(ride))}</time>,
    className: `${styles.date} ${styles.breaks}`,
  },
  { name: 'Ride ID', cell: (ride) => `#${shortId(ride.id)}`, className: styles.id },
  {
    name: 'Rider',
    cell: (ride) => ride.rider_name || 'Unknown Rider',
    className: `${styles.rider} ${styles.breaks}`,
  },
  {
    name: 'Route',
    cell: (ride) => <RideLegs ride={ride} compact />,
    className: `${styles.route} ${styles.routeCell}`,
  },
  { name: 'Details', cell: details, className: `${styles.muted} ${styles.wide} ${styles.breaks}` },
  { name: 'Distance', cell: distance, className: styles.muted, isNumber: true, isNamed: true },
  { name: 'Duration', cell: duration, className: styles.muted, isNumber: true, isNamed: true },
  {
    name: 'Fare',
    cell: (ride) => <Money amount={rideFare(ride)} />,
    className: styles.muted,
    isNumber: true,
    isNamed: true,
  },
  {
    name: 'Your Earnings',
    cell: (ride) => <Money amount={ride.status === 'cancelled' ? 0 : driverEarnings(ride)} />,
    className: styles.money,
    isNumber: true,
    isNamed: true,
  },
  { name: 'Rating', cell: (ride) => <Rating ride={ride} />, className: styles.muted, isNamed: true },
  { name: 'Status', cell: (ride) => <StatusBadge status={ride.status} />, className: styles.status },
];
