import { limits, type SoundKey } from '@mobility/openapi/limits';

/** The events of a press. Touching the screen counts as a gesture only when the finger leaves it. */
const gestures = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const;

/**
 * Plays the tones of the product. Browsers stay silent until the first gesture, and again after some sleeps, so each
 * gesture unlocks the sound while it is not running. Buttons keep their presses from bubbling to the window; the capture
 * phase sees them all.
 */
export const createSound = () => {
  let context: AudioContext | null = null;
  const unlock = (): void => {
    if (context?.state === 'running') return;
    context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
    context?.resume().catch(() => undefined);
  };
  for (const gesture of gestures) window.addEventListener(gesture, unlock, { capture: true, passive: true });

  return {
    /** One tone of 0.4 seconds; `volume` from 0 to 1. */
    play: (key: SoundKey, volume: number): void => {
      if (context?.state !== 'running' || volume <= 0) return;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const end = context.currentTime + 0.4;
      oscillator.frequency.value = limits.tones[key];
      gain.gain.setValueAtTime(volume * limits.soundVolumes[key] * 0.5, context.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, end);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start();
      oscillator.stop(end);
    },
  };
};
