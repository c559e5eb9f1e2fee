import type { SoundKey } from '@mobility/openapi/sounds';

/** In milliseconds: vibration, pause, vibration. The device vibrates only for events that need an answer. */
const patterns: Partial<Record<SoundKey, number[]>> = {
  ride_request: [200, 100, 200],
  ride_redistributed: [200, 100, 200],
  ride_canceled: [400],
  status_critical: [400, 100, 400],
};

/**
 * Vibrates with the sounds of events that need an answer. Browsers without a motor, and before the
 * first gesture, ignore it.
 */
export const vibrate = (key: SoundKey): void => {
  const pattern = patterns[key];
  if (pattern && 'vibrate' in navigator) navigator.vibrate(pattern);
};
