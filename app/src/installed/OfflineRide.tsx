import { LastRide } from '@mobility/components/ride';
import { useState } from 'react';
import { lastRideStorage } from '../ports/last-ride-storage.ts';

/** The ride that was under way when the server last answered, if there is one. */
export default function OfflineRide() {
  const [saved] = useState(lastRideStorage.read);
  return saved && <LastRide {...saved} />;
}
