import { SharedTrip } from '@mobility/components/ride';
import { useLocation } from 'wouter';

/** The public page of a shared ride. */
export default function SharedTripPage() {
  const [path] = useLocation();
  return <SharedTrip token={decodeURIComponent(path.split('/')[2] ?? '')} />;
}
