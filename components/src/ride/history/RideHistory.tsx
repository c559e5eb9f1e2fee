import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { useUser } from '../../provider/use-user.ts';
import { HistoryLoading } from './roles/HistoryLoading.tsx';
import type { RideHistoryProps } from './roles/use-history.ts';

const loading = { Placeholder: HistoryLoading };
const Driver = onDemand<RideHistoryProps>(
  () => import('./roles/DriverRides.tsx').then((module) => module.DriverRides),
  loading,
);
const Platform = onDemand<RideHistoryProps>(
  () => import('./roles/PlatformRides.tsx').then((module) => module.PlatformRides),
  loading,
);
const Rider = onDemand<RideHistoryProps>(
  () => import('./roles/RiderRides.tsx').then((module) => module.RiderRides),
  loading,
);

/** The rides of the signed-in user: a table for drivers, cards for riders, and for admins the whole platform's. */
export const RideHistory = (props: RideHistoryProps) => {
  const role = useUser()?.role;
  if (role === 'driver') return <Driver {...props} />;
  return role === 'admin' ? <Platform {...props} /> : <Rider {...props} />;
};
