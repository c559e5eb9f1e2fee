import type { Appearance, AppearancePort } from '@mobility/components/provider';
import { deviceSetting } from './ports/device-setting.ts';

const setting = deviceSetting('mobility_scheme');
const isAppearance = (value: string | null): value is Appearance =>
  value === 'system' || value === 'light' || value === 'dark';

const read = (): Appearance => {
  const stored = setting.read();
  return isAppearance(stored) ? stored : 'system';
};

const apply = (appearance: Appearance): void => {
  if (appearance === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = appearance;
};

const listeners = new Set<() => void>();

/** The colour scheme of this device, kept in the browser. */
export const scheme: AppearancePort = {
  read,
  choose: (appearance) => {
    apply(appearance);
    setting.write(appearance);
  },
  watch: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Applies the stored colour scheme, and each that another tab chooses. */
export const applyStoredScheme = (): void => {
  const applyStored = (): void => apply(read());
  applyStored();
  setting.follow(() => {
    applyStored();
    for (const listener of listeners) listener();
  });
};
