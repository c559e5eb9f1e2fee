import { driverEarnings, rideDistance, rideFare, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Formats, shortId, timestampMs } from '../../format/index.ts';
import type { Text } from '../../intl/create-text.ts';
import type { common } from '../../intl/generated/en-US/common.ts';
import { history } from '../../intl/generated/en-US/history.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { RideLegs } from '../RideLegs.tsx';
import { Face } from '../rating/Face.tsx';
import { faceOf } from '../rating/moods.ts';
import { rideDate } from '../ride-text.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import type { RideText } from '../status.ts';
import { vehicleName } from '../vehicle-name.ts';
import * as styles from './DriverRideHistory.css.ts';
import { dayName } from './day-name.ts';

type Texts = {
  t: RideText;
  tCommon: Text<typeof common.messages>;
  formats: Formats;
  /** The midnight at which the current day began, in milliseconds since 1970. */
  today: number;
  onDetails(ride: Ride): void;
};

type Column = {
  id: string;
  name: string;
  cell(ride: Ride): ReactNode;
  className: string;
  isNumber?: boolean;
  /** Whether a card shows the name of the column before the value, or only reads it to a screen reader. */
  named?: 'shown' | 'read';
};

const dash = '–';
const readNumber = { isNumber: true, named: 'read' } as const;

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

const details = (ride: Ride, { tCommon }: Texts): ReactNode => (
  <>
    <span className={styles.vehicle}>{vehicleName(tCommon, ride.vehicle_type)}</span>
    <span className={styles.passengers}>{tCommon('passengers', { count: ride.passenger_count ?? 1 })}</span>
  </>
);

const when = (ride: Ride, { formats, today }: Texts): ReactNode => {
  const moment = rideDate(ride);
  const ms = timestampMs(moment);
  const isReadable = !Number.isNaN(ms);
  return (
    <time title={formats.dateTime(moment)} className={styles.when}>
      <span className={styles.day}>
        {isReadable ? dayName(ms, today, formats) : formats.dateTime(moment)}
      </span>
      {isReadable && <span className={styles.hour}>{formats.time(moment)}</span>}
    </time>
  );
};

/**
 * For a cancelled ride the part of the penalty that the driver received, for every other ride the fare
 * after the fee.
 */
const earnings = (ride: Ride): ReactNode => (
  <Money amount={wasCancelled(ride) ? (ride.driver_received ?? 0) : driverEarnings(ride)} />
);

/** The first five columns: which ride it was. */
const rideColumns = (texts: Texts): Column[] => {
  const { t, tCommon, onDetails } = texts;
  return [
    { id: 'date', name: t('date'), cell: (ride) => when(ride, texts), className: styles.date },
    {
      id: 'id',
      name: t('rideId'),
      cell: (ride) => (
        <Button
          className={styles.open}
          data-printed
          aria-label={t('detailsOfRide', { id: shortId(ride.id) })}
          onPress={() => onDetails(ride)}
        >
          <bdi>#{shortId(ride.id)}</bdi>
        </Button>
      ),
      className: styles.id,
    },
    {
      id: 'rider',
      name: tCommon('rider'),
      cell: (ride) => <bdi>{ride.rider_name || tCommon('unknownRider')}</bdi>,
      className: styles.rider,
    },
    {
      id: 'route',
      name: t('route'),
      cell: (ride) => <RideLegs ride={ride} compact />,
      className: styles.route,
    },
    {
      id: 'details',
      name: t('details'),
      cell: (ride) => details(ride, texts),
      className: styles.details,
    },
  ];
};

/** The status, and below it that the rider did not come. */
const Status = ({ ride }: { ride: Ride }) => {
  const t = useText(history);
  return (
    <>
      <StatusBadge status={ride.status} />
      {ride.cancel_reason_code === 'rider_no_show' && <p className={styles.ended}>{t('noShow')}</p>}
    </>
  );
};

/** The other six columns: figures, rating and status. */
const figureColumns = ({ t, formats }: Texts): Column[] => [
  {
    id: 'distance',
    name: t('distance'),
    cell: (ride) => distance(ride, formats),
    className: styles.distance,
    ...readNumber,
  },
  {
    id: 'duration',
    name: t('duration'),
    cell: (ride) => duration(ride, formats),
    className: styles.duration,
    ...readNumber,
  },
  {
    id: 'fare',
    name: t('fare'),
    cell: (ride) => <Money amount={rideFare(ride)} />,
    className: styles.fare,
    isNumber: true,
    named: 'shown',
  },
  { id: 'earnings', name: t('yourEarnings'), cell: earnings, className: styles.money, ...readNumber },
  {
    id: 'rating',
    name: t('rating'),
    cell: (ride) => rating(ride, t),
    className: styles.ratingCell,
    named: 'read',
  },
  {
    id: 'status',
    name: t('status'),
    cell: (ride) => <Status ride={ride} />,
    className: styles.status,
  },
];

/** The columns of a driver's history, in the order of the screen. */
export const driverColumns = (texts: Texts): readonly Column[] => [
  ...rideColumns(texts),
  ...figureColumns(texts),
];
