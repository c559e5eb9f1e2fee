import type { SoundSettings, SoundStorage } from '@mobility/machines/alerts';

/** The key of the settings in the browser's storage. */
export const soundKey = 'mobility_sound';

const parse = (text: string | null): SoundSettings | null => {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('muted' in value) || !('volume' in value)) return null;
  return typeof value.muted === 'boolean' && typeof value.volume === 'number'
    ? { muted: value.muted, volume: value.volume }
    : null;
};

/** The volume of the alerts, kept in the browser. */
export const soundStorage: SoundStorage = {
  read: () => {
    try {
      return parse(localStorage.getItem(soundKey));
    } catch {
      return null;
    }
  },
  write: (settings) => {
    try {
      localStorage.setItem(soundKey, JSON.stringify(settings));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
};
