import { defaultLinks, preloadAlerts, showAlertLater, warnLater } from '@mobility/components/provider';
import { navigate } from 'wouter/use-browser-location';
import { localeStore } from './locale.ts';
import { vibrate } from './ports/haptics.ts';
import { createSound } from './ports/sound.ts';
import type { Session } from './session.ts';

/** Shows the alerts of the machines as toasts and sounds, and their warnings in the console. */
export const showNotices = ({ alerts, auth, firstView, queryClient }: Session): void => {
  const sound = createSound(alerts);
  const page = { links: defaultLinks, queryClient };
  alerts.on('toast', ({ alert }) => showAlertLater(alert, localeStore.read(), page));
  void firstView.then(preloadAlerts);
  alerts.on('sound', ({ key, volume }) => {
    vibrate(key);
    void sound.play(key, volume);
  });
  auth.on('signed_out', () => navigate(defaultLinks.home));

  auth.on('warning', (warning) => {
    if ('message' in warning) warnLater(warning.message);
    else console.warn(warning.operation, warning.error);
  });

  let lastUser: string | undefined;
  auth.subscribe(({ context: { user } }) => {
    // The next user must not see data of the previous one.
    if (lastUser !== undefined && lastUser !== user?.id) queryClient.clear();
    lastUser = user?.id;
  });
};
