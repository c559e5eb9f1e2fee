import { useSelector } from '@xstate/react';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useAuth } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import type { OfflineBannerViewProps } from './OfflineBannerView.tsx';

/** Its code is fetched after the first view, while there is a network. */
const View = onDemand<OfflineBannerViewProps>(
  () => import('./OfflineBannerView.tsx').then(({ OfflineBannerView }) => OfflineBannerView),
  { isWanted: ({ isOffline, onReconnect }) => isOffline || onReconnect !== undefined },
);

/** Shows when the network or the live connection is lost, and reconnects on request. */
export const OfflineBanner = () => {
  const isOnline = useSelector(useAuth(), ({ context }) => context.online);
  const isSignedIn = useUser() !== null;
  const { state, retry } = useConnection();
  usePreload(View);
  return <View isOffline={!isOnline} onReconnect={isSignedIn && state === 'offline' ? retry : undefined} />;
};
