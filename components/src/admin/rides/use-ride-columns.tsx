import { rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useMemo } from 'react';
import type { Text } from '../../intl/create-text.ts';
import { adminRides } from '../../intl/generated/en-US/admin-rides.ts';
import { useText } from '../../intl/use-text.ts';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { RideLegs } from '../../ride/RideLegs.tsx';
import { Details, NotifyButton, Person, RatingFace, RideId, RideType, When } from './RideCells.tsx';

export type RideColumnsProps = {
  /** The address of the details of a ride. */
  hrefOf: (ride: Ride) => string;
  /** The address of a user's details, to which the names lead. */
  hrefOfUser?: (id: string) => string;
  onNotify: (ride: Ride) => void;
};

/** How much wider than 80rem the page is, or narrower. */
const spare = '(100cqi - 80rem)';
/** Each name has a half of what a narrower page lacks, and of what a wider one has the fifth that the route leaves. */
const nameWidth = `calc(7rem + min(${spare} / 2, ${spare} / 5))`;

type RideText = Text<typeof adminRides.messages>;

/** Which ride it is. */
const rideColumns = (
  t: RideText,
  { hrefOf, hrefOfUser }: Pick<RideColumnsProps, 'hrefOf' | 'hrefOfUser'>,
): Column<Ride>[] => [
  {
    id: 'id',
    name: t('columnId'),
    width: '6.5rem',
    card: 'aside',
    cell: (ride) => <RideId ride={ride} href={hrefOf(ride)} />,
  },
  {
    id: 'type',
    name: t('columnType'),
    width: '9rem',
    sort: 'ride_type',
    alsoSortedBy: ['status'],
    card: 'title',
    cell: (ride) => <RideType ride={ride} />,
  },
  {
    id: 'rider',
    name: t('columnRider'),
    width: nameWidth,
    card: 'fact',
    cell: (ride) => <Person name={ride.rider_name} href={hrefOfUser?.(ride.rider_id)} />,
  },
  {
    id: 'driver',
    name: t('columnDriver'),
    width: nameWidth,
    card: 'fact',
    cell: ({ driver_id: id, driver_name }) => (
      <Person name={driver_name} href={id ? hrefOfUser?.(id) : undefined} />
    ),
  },
  {
    id: 'details',
    name: t('columnDetails'),
    width: '6.5rem',
    card: 'line',
    isOptional: true,
    cell: (ride) => <Details ride={ride} />,
  },
];

/** Its figures and times. */
const figureColumns = (t: RideText): Column<Ride>[] => [
  {
    id: 'fare',
    name: t('columnFare'),
    width: '5.5rem',
    align: 'end',
    sort: 'estimated_fare',
    card: 'fact',
    cell: (ride) => (
      <b>
        <Money amount={rideFare(ride)} />
      </b>
    ),
  },
  {
    id: 'rating',
    name: t('columnRating'),
    width: '4.25rem',
    card: 'fact',
    isOptional: true,
    cell: (ride) => <RatingFace ride={ride} />,
  },
  {
    id: 'requested',
    name: t('columnRequested'),
    width: '6rem',
    align: 'end',
    sort: 'created_at',
    card: 'fact',
    isOptional: true,
    cell: (ride) => <When at={ride.requested_at ?? ride.created_at} />,
  },
  {
    id: 'completed',
    name: t('columnCompleted'),
    width: '6.25rem',
    align: 'end',
    sort: 'completed_at',
    card: 'fact',
    isOptional: true,
    cell: (ride) => <When at={ride.completed_at} />,
  },
];

const lastColumns = (t: RideText, onNotify: RideColumnsProps['onNotify']): Column<Ride>[] => [
  {
    id: 'notify',
    isControl: true,
    name: t('columnNotify'),
    width: '4.75rem',
    card: 'aside',
    cell: (ride) => <NotifyButton ride={ride} onPress={() => onNotify(ride)} />,
  },
  {
    id: 'route',
    name: t('columnRoute'),
    card: 'line',
    cell: (ride) => (
      <div title={[ride.pickup_address, ride.dropoff_address].filter(Boolean).join('\n')}>
        <RideLegs ride={ride} compact />
      </div>
    ),
  },
];

/** The columns of the rides, in the order of the screen. */
export const useRideColumns = ({
  hrefOf,
  hrefOfUser,
  onNotify,
}: RideColumnsProps): readonly Column<Ride>[] => {
  const t = useText(adminRides);
  return useMemo(
    () => [...rideColumns(t, { hrefOf, hrefOfUser }), ...figureColumns(t), ...lastColumns(t, onNotify)],
    [t, hrefOf, hrefOfUser, onNotify],
  );
};
