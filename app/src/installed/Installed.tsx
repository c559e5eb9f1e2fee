import { UpdateBanner } from '@mobility/components/shell';
import { useEffect, useSyncExternalStore } from 'react';
import { clearDrafts } from '../ports/drafts.ts';
import { lastRideStorage } from '../ports/last-ride-storage.ts';
import { useSession, useUser } from '../use-session.ts';
import { appUpdate } from './app-update.ts';
import { KeepLastRide } from './KeepLastRide.tsx';
import { usePartFailed } from './use-part-failed.ts';

/** Installs the app after the first view, which the service worker would delay. Development has none. */
const useInstallation = (): void => {
  const { firstView } = useSession();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const install = async (): Promise<void> => {
      await firstView;
      const { installWorker } = await import('./install-worker.ts');
      await installWorker();
    };
    // Without a network, the next visit installs it.
    install().catch(() => undefined);
  }, [firstView]);
};

/** Fetches what lets Back close a dialog before the first one opens. */
const useBack = (): void => {
  const { firstView } = useSession();
  useEffect(() => {
    // The first dialog tries again.
    firstView.then(() => import('../ports/history/back.ts')).catch(() => undefined);
  }, [firstView]);
};

/** Removes the ride and the drafts of a user who signs out. */
const useSignedOut = (): void => {
  const { auth } = useSession();
  useEffect(() => {
    const signedOut = auth.on('signed_out', lastRideStorage.clear);
    const stopClearing = clearDrafts(auth);
    return () => {
      signedOut.unsubscribe();
      stopClearing();
    };
  }, [auth]);
};

/** What the page needs after its start: the ride under way without a network, and the offer of a newer version. */
export default function Installed() {
  useInstallation();
  useSignedOut();
  useBack();
  usePartFailed();
  const isRider = useUser()?.role === 'rider';
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.read, appUpdate.read);
  return (
    <>
      {isRider && <KeepLastRide />}
      {update && <UpdateBanner onUpdate={update} onLater={appUpdate.dismiss} />}
    </>
  );
}
