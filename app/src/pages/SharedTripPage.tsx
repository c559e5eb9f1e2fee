import { SharedTrip } from '@mobility/components/ride';
import { useLocation } from 'wouter';

/** A ride that somebody shared, for everyone who has its link. */
export default function SharedTripPage() {
  const [path] = useLocation();
  return <SharedTrip token={decodeURIComponent(path.split('/')[2] ?? '')} />;
}
