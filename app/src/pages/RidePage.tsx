import { RideScreen } from '@mobility/components/ride';
import { useLocation } from 'wouter';

/** The rider's ride whose id is in the address. */
export default function RidePage() {
  const [path] = useLocation();
  return <RideScreen rideId={decodeURIComponent(path.split('/')[2] ?? '')} />;
}
