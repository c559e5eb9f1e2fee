import type { SoundKey } from '@mobility/openapi/sounds';

/** In milliseconds: vibration, pause, vibration. Only the sounds that ask for an answer have a pattern. */
const patterns: Partial<Record<SoundKey, number[]>> = {
  ride_request: [200, 100, 200],
  ride_redistributed: [200, 100, 200],
  ride_canceled: [400],
  status_critical: [400, 100, 400],
};

/** Vibrates with the sounds that ask for an answer, on devices with a motor. Before the first gesture browsers forbid it. */
export const vibrate = (key: SoundKey): void => {
  const pattern = patterns[key];
  if (!pattern || !('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(pattern);
};
