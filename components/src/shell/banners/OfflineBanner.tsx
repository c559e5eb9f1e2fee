import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useAuth } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import type { OfflineBannerViewProps } from './OfflineBannerView.tsx';

/** Its code is fetched as soon as the page is open: without a network it is too late. */
const View = onDemand<OfflineBannerViewProps>(
  () => import('./OfflineBannerView.tsx').then(({ OfflineBannerView }) => OfflineBannerView),
  { isWanted: ({ isOffline, onReconnect }) => isOffline || onReconnect !== undefined },
);

/** Shows when the network or the live connection is lost, and reconnects on request. */
export const OfflineBanner = () => {
  const isOnline = useSelector(useAuth(), ({ context }) => context.online);
  const isSignedIn = useUser() !== null;
  const { state, retry } = useConnection();
  useEffect(() => void View.preload(), []);
  return <View isOffline={!isOnline} onReconnect={isSignedIn && state === 'offline' ? retry : undefined} />;
};
