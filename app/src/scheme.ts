import type { Appearance, AppearancePort } from '@mobility/components/provider';

const key = 'mobility_scheme';
const isAppearance = (value: string | null): value is Appearance =>
  value === 'system' || value === 'light' || value === 'dark';

const read = (): Appearance => {
  try {
    const stored = localStorage.getItem(key);
    return isAppearance(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
};

const apply = (appearance: Appearance): void => {
  if (appearance === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = appearance;
};

/** The colour scheme of this device, kept in the browser. */
export const scheme: AppearancePort = {
  read,
  choose: (appearance) => {
    apply(appearance);
    try {
      localStorage.setItem(key, appearance);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
};

export const applyStoredScheme = (): void => apply(read());
