/**
 * The modes in which Chromatic takes a picture of each story. Each names values of the toolbar's globals, and a
 * viewport; `forcedColors` is Chromatic's own.
 */
export const modes = {
  'light phone': { scheme: 'light', viewport: { width: 390, height: 844 } },
  'dark desktop': { scheme: 'dark', viewport: { width: 1280, height: 860 } },
  'right to left': { scheme: 'light', locale: 'ar-AE', viewport: { width: 390, height: 844 } },
  'forced colors': { scheme: 'light', forcedColors: 'active', viewport: { width: 1280, height: 860 } },
} as const;
