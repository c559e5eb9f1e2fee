/** Light, dark, or what the system says. */
export type Scheme = 'system' | 'light' | 'dark';

const key = 'mobility_scheme';
const isScheme = (value: string | null): value is Scheme =>
  value === 'system' || value === 'light' || value === 'dark';

/** What the person chose on this device. */
export const readScheme = (): Scheme => {
  try {
    const stored = localStorage.getItem(key);
    return isScheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
};

const apply = (scheme: Scheme): void => {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
};

export const applyStoredScheme = (): void => apply(readScheme());

/** Keeps the choice and shows it at once. */
export const chooseScheme = (scheme: Scheme): void => {
  apply(scheme);
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};
