import { UpdateBanner } from '@mobility/components/shell';
import { useEffect, useSyncExternalStore } from 'react';
import { lastRideStorage } from '../ports/last-ride-storage.ts';
import { useSession, useUser } from '../use-session.ts';
import { appUpdate } from './app-update.ts';
import { KeepLastRide } from './KeepLastRide.tsx';

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

/** Removes the ride of a user who signs out. */
const useSignedOut = (): void => {
  const { auth } = useSession();
  useEffect(() => {
    const signedOut = auth.on('signed_out', lastRideStorage.clear);
    return () => signedOut.unsubscribe();
  }, [auth]);
};

/** In milliseconds: failures that follow each other sooner are repetitions. */
const outage = 10_000;

/** Says that a part of the page could not be fetched, once for an outage and where nothing in its place does. */
const usePartFailed = (): void => {
  const { alerts } = useSession();
  useEffect(() => {
    let lastAt = Number.NEGATIVE_INFINITY;
    const tell = (event: Event): void => {
      const isRepeated = event.timeStamp - lastAt < outage;
      lastAt = event.timeStamp;
      // After the other listeners.
      setTimeout(() => {
        if (!isRepeated && !event.defaultPrevented)
          alerts.send({ type: 'alert', alert: { tone: 'critical', message: 'error.unreachable' } });
      });
    };
    window.addEventListener('mobility:part-failed', tell);
    return () => window.removeEventListener('mobility:part-failed', tell);
  }, [alerts]);
};

/** What the page needs after its start: the ride under way without a network, and the offer of a newer version. */
export default function Installed() {
  useInstallation();
  useSignedOut();
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
