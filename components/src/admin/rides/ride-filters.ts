import type { QueryOf, Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import type { Changes } from '../console/parameters.ts';

export const statusFilters = [
  'pending',
  'accepted',
  'driver_arriving',
  'driver_arrived',
  'ride_started',
  'completed',
  'cancelled',
] as const;
export type StatusFilter = (typeof statusFilters)[number];
/** `silent`: rides whose driver cannot be reached. */
export const typeFilters = ['all', 'pending', 'completed', 'silent'] as const;
export const rideSorts = ['created_at', 'completed_at', 'estimated_fare', 'status', 'ride_type'] as const;
export type RideSort = (typeof rideSorts)[number];

/** Which rides the table shows, and in which order. The address has what differs from the start. */
export type RideFilters = {
  search: string;
  /** None for all. */
  statuses: readonly StatusFilter[];
  type: (typeof typeFilters)[number];
  sort: RideSort;
  direction: 'asc' | 'desc';
};
export const noFilters: RideFilters = {
  search: '',
  statuses: [],
  type: 'all',
  sort: 'created_at',
  direction: 'desc',
};

const among = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** The filters in the parameters of an address; unknown words count as absent. */
export const filtersIn = (parameters: URLSearchParams): RideFilters => {
  const statuses = parameters.get('status')?.split(',') ?? [];
  return {
    search: parameters.get('search') ?? '',
    statuses: statusFilters.filter((status) => statuses.includes(status)),
    type: among(typeFilters, parameters.get('type'), noFilters.type),
    sort: among(rideSorts, parameters.get('sort'), noFilters.sort),
    direction: among(['asc', 'desc'], parameters.get('direction'), noFilters.direction),
  };
};

/** The changes of an address for these filters. */
export const changesOf = ({ statuses, ...words }: Partial<RideFilters>): Changes => ({
  ...(statuses && { status: statuses.join() }),
  ...Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      value === noFilters[name as keyof typeof words] ? null : value,
    ]),
  ),
});

/** The filters as the server takes them. */
export const narrowingOf = ({
  search,
  statuses,
  type,
  sort,
  direction,
}: RideFilters): QueryOf<'listAdminRides'> => ({
  ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  ...(statuses.length > 0 && { status: statuses.join() }),
  ...(type === 'silent' ? { driver: 'silent' } : type !== 'all' && { ride_type: type }),
  sort,
  direction,
});

const isOf = (ride: Ride, statuses: RideFilters['statuses']): boolean => {
  const phase = phaseOf[ride.status];
  return (
    statuses.length === 0 || statuses.some((status) => status === ride.status || phaseOf[status] === phase)
  );
};

const isOfType = (ride: Ride, type: RideFilters['type']): boolean => {
  if (type === 'silent') return Boolean(ride.driver_silent_since);
  return type === 'all' || typeOf(ride) === type;
};

/** Whether a ride passes the filters. A server that does not know them returns all rides. */
export const passes = ({ search, statuses, type }: RideFilters, ride: Ride): boolean => {
  const words = search.trim().replace(/^#/, '').toLowerCase();
  const { id, rider_id, driver_id, pickup_address, dropoff_address } = ride;
  return (
    isOf(ride, statuses) &&
    isOfType(ride, type) &&
    [id, rider_id, driver_id, pickup_address, dropoff_address].some((field) =>
      field?.toLowerCase().includes(words),
    )
  );
};

/** Which of the two lists holds the ride: the rides that wait for a driver, or all others. */
export const typeOf = ({ ride_type, status }: Ride): 'pending' | 'completed' =>
  ride_type ?? (status === 'pending' ? 'pending' : 'completed');
