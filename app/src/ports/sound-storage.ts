import type { SoundSettings, SoundStorage } from '@mobility/machines/alerts';

const key = 'mobility_sound';

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
      return parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  },
  write: (settings) => {
    try {
      localStorage.setItem(key, JSON.stringify(settings));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
};
