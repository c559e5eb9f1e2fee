import { defaultLinks, preloadAlerts, showAlertLater, warnLater } from '@mobility/components/provider';
import { navigate } from 'wouter/use-browser-location';
import { localeStore } from './locale.ts';
import type { Sound } from './ports/sound.ts';
import { isPublic, landingFor } from './router.tsx';
import type { Session } from './session.ts';

/** Shows the alerts of the machines as toasts and sounds, and their warnings in the console. */
export const showNotices = ({ alerts, auth, firstView, queryClient }: Session): void => {
  alerts.on('toast', ({ alert }) =>
    showAlertLater(alert, localeStore.read(), { links: defaultLinks, queryClient }),
  );
  let loading: Promise<Sound> | undefined;
  // Browsers are silent until the first gesture, so the sound is not needed before the first view. A failed load is
  // repeated at the next sound.
  const sound = (): Promise<Sound> => {
    loading ??= import('./ports/sound.ts').then(({ createSound }) => createSound(alerts));
    return loading;
  };
  const forget = (): void => {
    loading = undefined;
  };
  void firstView.then(preloadAlerts).then(sound).catch(forget);
  alerts.on(
    'sound',
    ({ key, volume }) =>
      void sound()
        .then((port) => port.play(key, volume))
        .catch(forget),
  );
  auth.on('signed_out', () => {
    const { pathname, search } = location;
    // A session that expired returns to its page at the next sign-in; a user who logs out has left it.
    if (auth.getSnapshot().matches('loggingOut')) navigate(defaultLinks.home);
    // A page that everybody may see stays.
    else if (!isPublic(pathname)) navigate(landingFor(pathname, search), { replace: true });
  });

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
