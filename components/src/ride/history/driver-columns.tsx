import { driverEarnings, rideDistance, rideFare, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { type Formats, shortId } from '../../format/index.ts';
import type { Text } from '../../intl/create-text.ts';
import type { common } from '../../intl/generated/en-US/common.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { RideLegs } from '../RideLegs.tsx';
import { Face } from '../rating/Face.tsx';
import { faceOf } from '../rating/moods.ts';
import { rideDate } from '../ride-text.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import type { RideText } from '../status.ts';
import { vehicleName } from '../vehicle-name.ts';
import * as styles from './DriverRideHistory.css.ts';

type Texts = { t: RideText; tCommon: Text<typeof common.messages>; formats: Formats };

type Column = {
  id: string;
  name: string;
  cell(ride: Ride): ReactNode;
  className: string;
  isNumber?: boolean;
  /** Phones write the column's name before the value. */
  isNamed?: boolean;
};

const dash = '–';
const namedNumber = { isNumber: true, isNamed: true };

const rating = (ride: Ride, t: RideText): ReactNode => {
  const mood = faceOf(ride.rating);
  if (!mood) return dash;
  return (
    <span className={styles.rating}>
      <Face mood={mood.id} size="small" /> {t('ratingOutOfFive', { rating: mood.id })}
    </span>
  );
};

const distance = (ride: Ride, formats: Formats): string => {
  const km = rideDistance(ride);
  return km === null ? dash : formats.distance(km);
};

const duration = (ride: Ride, formats: Formats): string => {
  const minutes = rideMinutes(ride);
  return minutes === null ? dash : formats.duration(minutes);
};

const details = (ride: Ride, { t, tCommon }: Texts): string =>
  t('vehicleAndPassengers', {
    vehicle: vehicleName(tCommon, ride.vehicle_type),
    passengers: tCommon('passengers', { count: ride.passenger_count ?? 1 }),
  });

const when = (ride: Ride, formats: Formats): ReactNode => <time>{formats.dateTime(rideDate(ride))}</time>;
const earnings = (ride: Ride): ReactNode => <Money amount={wasCancelled(ride) ? 0 : driverEarnings(ride)} />;

/** The first five columns: which ride it was. */
const rideColumns = (texts: Texts): Column[] => {
  const { t, tCommon, formats } = texts;
  return [
    {
      id: 'date',
      name: t('date'),
      cell: (ride) => when(ride, formats),
      className: `${styles.date} ${styles.breaks}`,
    },
    { id: 'id', name: t('rideId'), cell: (ride) => <bdi>#{shortId(ride.id)}</bdi>, className: styles.id },
    {
      id: 'rider',
      name: tCommon('rider'),
      cell: (ride) => <bdi>{ride.rider_name || tCommon('unknownRider')}</bdi>,
      className: `${styles.rider} ${styles.breaks}`,
    },
    {
      id: 'route',
      name: t('route'),
      cell: (ride) => <RideLegs ride={ride} compact />,
      className: `${styles.route} ${styles.routeCell}`,
    },
    {
      id: 'details',
      name: t('details'),
      cell: (ride) => details(ride, texts),
      className: `${styles.muted} ${styles.wide} ${styles.breaks}`,
    },
  ];
};

/** The other six columns: figures, rating and status. */
const figureColumns = ({ t, formats }: Texts): Column[] => [
  {
    id: 'distance',
    name: t('distance'),
    cell: (ride) => distance(ride, formats),
    className: styles.muted,
    ...namedNumber,
  },
  {
    id: 'duration',
    name: t('duration'),
    cell: (ride) => duration(ride, formats),
    className: styles.muted,
    ...namedNumber,
  },
  {
    id: 'fare',
    name: t('fare'),
    cell: (ride) => <Money amount={rideFare(ride)} />,
    className: styles.muted,
    ...namedNumber,
  },
  { id: 'earnings', name: t('yourEarnings'), cell: earnings, className: styles.money, ...namedNumber },
  {
    id: 'rating',
    name: t('rating'),
    cell: (ride) => rating(ride, t),
    className: styles.muted,
    isNamed: true,
  },
  {
    id: 'status',
    name: t('status'),
    cell: (ride) => <StatusBadge status={ride.status} />,
    className: styles.status,
  },
];

/** The columns of a driver's history, in the order of the screen. */
export const driverColumns = (texts: Texts): readonly Column[] => [
  ...rideColumns(texts),
  ...figureColumns(texts),
];
