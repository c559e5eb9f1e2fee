import type { Ride, RideStatus, VehicleType } from '@mobility/openapi';

export const count = 10_000;
export const size = { width: 1280, height: 860 } as const;
/** The pixels that each frame scrolls: most of a card, like a fast mouse wheel. */
export const step = 120;
export const frames = 60;
/** The text in the search field after each key. */
export const typed = ['m', 'ma', 'mar', 'mark', 'marke', 'market'] as const;

/** The cards in a document. */
export type Cards = {
  /** The text of the one in the middle of the window. */
  text: string;
  count: number;
  /** The height of the highest one, in pixels. */
  height: number;
};

const streets = [
  'Market St',
  'Mission St',
  'Castro St',
  'Geary Blvd',
  'Lombard St',
  'Valencia St',
  'Folsom St',
];
const names = ['Quinn Moreno', 'Hana Zhang', 'Kenji Ueda', 'Luis Ortega', 'Priya Eriksen'];
const statuses: RideStatus[] = ['completed', 'completed', 'completed', 'cancelled'];
const vehicles: VehicleType[] = ['economy', 'comfort', 'premium', 'suv'];
const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** Ride number `index`, the newest first. */
const rideOf = (index: number): Ride =>
  ({
    id: `01KAJ5ZC9D7E3F1G${String(count - index).padStart(10, '0')}`,
    rider_id: 'rider',
    driver_id: 'driver',
    driver_name: at(names, index),
    pickup_address: `${100 + (index % 900)} ${at(streets, index)}, San Francisco, CA`,
    dropoff_address: `${100 + ((index * 7) % 900)} ${at(streets, index * 3 + 1)}, San Francisco, CA`,
    status: at(statuses, index),
    vehicle_type: at(vehicles, index),
    passenger_count: 1 + (index % 4),
    fare: 5 + (index % 40),
    estimated_fare: 5 + (index % 40),
    distance_km: 1 + (index % 12),
    requested_at: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    created_at: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
  }) as unknown as Ride;

export const rides: readonly Ride[] = Array.from({ length: count }, (_, index) => rideOf(index));
