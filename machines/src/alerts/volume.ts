import { limits } from '@mobility/openapi/limits';

/** A volume limited to 0 to 1. */
export const clampVolume = (volume: number): number =>
  Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : limits.sound.volume;
