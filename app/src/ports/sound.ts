import { limits, type SoundKey } from '@mobility/openapi/limits';

/** Plays the tones of the product. Browsers stay silent until the first gesture, so that one unlocks it. */
export const createSound = () => {
  let context: AudioContext | null = null;
  const unlock = (): void => {
    context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
    void context?.resume();
  };
  for (const gesture of ['pointerdown', 'keydown'] as const)
    window.addEventListener(gesture, unlock, { once: true });

  return {
    /** One tone of 0.4 seconds; `volume` from 0 to 1. */
    play: (key: SoundKey, volume: number): void => {
      if (context?.state !== 'running' || volume <= 0) return;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const end = context.currentTime + 0.4;
      oscillator.frequency.value = limits.tones[key];
      gain.gain.setValueAtTime(volume * 0.5, context.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, end);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start();
      oscillator.stop(end);
    },
  };
};
