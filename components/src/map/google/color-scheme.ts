/** The colours of a map, as Google names them. */
export type ColorScheme = 'LIGHT' | 'DARK';

/** Whether an element is light or dark: what the page has chosen for it, otherwise the device. */
export const colorSchemeOf = (element: Element): ColorScheme => {
  const chosen = getComputedStyle(element).colorScheme ?? '';
  const isDarkDevice = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
  const isDark = chosen.includes('dark') && (isDarkDevice || !chosen.includes('light'));
  return isDark ? 'DARK' : 'LIGHT';
};
