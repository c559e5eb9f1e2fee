import { failureText, text } from '@mobility/components/messages';
import { toasts } from '@mobility/components/primitives';
import { navigate } from 'wouter/use-browser-location';
import { createSound } from './ports/sound.ts';
import type { Session } from './session.ts';

/** Turns what the machines want people to notice into toasts, tones and navigation. */
export const showNotices = ({ alerts, auth, queryClient }: Session): void => {
  const sound = createSound();
  alerts.on('toast', ({ alert }) => {
    const { tone, duration, action, topic } = alert;
    toasts.show({
      tone,
      text: failureText(alert),
      duration,
      topic,
      action: action && { label: text(action.message), href: action.to },
    });
  });
  alerts.on('sound', ({ key, volume }) => sound.play(key, volume));
  alerts.on('navigate', ({ to }) => navigate(to));

  let lastUser: string | undefined;
  auth.subscribe(({ context: { user } }) => {
    // Nothing that one person saw may greet the next.
    if (lastUser !== undefined && lastUser !== user?.id) queryClient.clear();
    lastUser = user?.id;
  });
};
