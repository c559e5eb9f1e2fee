import { useSelector } from '@xstate/react';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useAuth } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { OfflineBannerView } from './OfflineBannerView.tsx';

/** Shows when the network or the live connection is lost, and reconnects on request. */
export const OfflineBanner = () => {
  const isOnline = useSelector(useAuth(), ({ context }) => context.online);
  const isSignedIn = useUser() !== null;
  const { state, retry } = useConnection();
  return (
    <OfflineBannerView
      isOffline={!isOnline}
      onReconnect={isSignedIn && state === 'offline' ? retry : undefined}
    />
  );
};
