import type { Ride } from '@mobility/openapi';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { CarInColorProps } from './CarInColor.tsx';

const CarInColorOnDemand = onDemand<CarInColorProps>(
  () => import('./CarInColor.tsx').then(({ CarInColor }) => CarInColor),
  { Placeholder: ({ car }) => <bdi>{car}</bdi> },
);

type CarNameProps = { ride: Pick<Ride, 'driver_vehicle' | 'driver_vehicle_color'>; unknown: string };

/** Make and model of the driver's car, in its colour where that is known. */
export const CarName = ({
  ride: { driver_vehicle: car, driver_vehicle_color: color },
  unknown,
}: CarNameProps) => {
  if (!car) return unknown;
  return color ? <CarInColorOnDemand car={car} color={color} /> : <bdi>{car}</bdi>;
};
