import type { AlertsActor } from '@mobility/machines/alerts';
import type { SoundKey } from '@mobility/openapi/sounds';
import { vibrate } from './haptics.ts';

/** The events of a press. Touching the screen counts as a gesture only when the finger leaves it. */
const gestures = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const;

/**
 * How long after a gesture the sound is unlocked, in milliseconds: opening the device's audio can block the page for 50 ms
 * and more, which would delay what the press shows. Safari counts a timer of up to a second as part of the gesture.
 */
const unlockAfter = 300;

type Player = Pick<typeof import('./sound-player.ts'), 'playSound'>;

/**
 * Plays the sounds of the product. Browsers stay silent until the first gesture, and again after some sleeps, so each
 * gesture unlocks the sound while it is not running; the first one also fetches the player. Buttons keep their presses
 * from bubbling to the window; the capture phase sees them all. `alerts` gets the settings of other tabs.
 */
export const createSound = (
  alerts: Pick<AlertsActor, 'send'>,
  load: () => Promise<Player> = () => import('./sound-player.ts'),
) => {
  let context: AudioContext | undefined;
  const unlock = (): void => {
    if (context?.state === 'running') return;
    context ??= window.AudioContext && new AudioContext();
    context
      ?.resume()
      .then(load)
      .catch(() => undefined);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The last gesture counts: the first event of a touch does not allow sound yet.
  const unlockSoon = (): void => {
    clearTimeout(timer);
    timer = context?.state === 'running' ? undefined : setTimeout(unlock, unlockAfter);
  };
  for (const gesture of gestures)
    window.addEventListener(gesture, unlockSoon, { capture: true, passive: true });

  return {
    /** Vibrates, and plays a sound in one of the tabs; `volume` from 0 to 1. Without the player the sound is left out. */
    play: async (key: SoundKey, volume: number): Promise<void> => {
      vibrate(key);
      const running = context;
      if (running?.state !== 'running') return;
      const player = await load().catch(() => undefined);
      await player?.playSound(running, key, volume, alerts);
    },
  };
};

export type Sound = ReturnType<typeof createSound>;
