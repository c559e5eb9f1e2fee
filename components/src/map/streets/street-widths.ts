/** In pixels: how wide the streets of a city are drawn at one scale. */
export type StreetWidths = { street: number; main: number; grid: number; highway: number };

const far: StreetWidths = { street: 2.6, main: 5, grid: 1, highway: 3 };
const near: StreetWidths = { street: 7, main: 11, grid: 3, highway: 6.4 };
const scales = { far: 0.44, near: 1.2 } as const;
/** Nearer than `near` they grow a little more. */
const most = 1.5;

const rounded = (width: number): number => Math.round(width * 5) / 5;

/**
 * At larger scales streets are wider, so that their names fit on them. The width changes in steps, so
 * that a small zoom does not redraw the streets.
 */
export const streetWidths = (scale: number): StreetWidths => {
  const share = Math.log(scale / scales.far) / Math.log(scales.near / scales.far);
  const part = Math.min(most, Math.max(0, share));
  const width = (name: keyof StreetWidths): number => rounded(far[name] + (near[name] - far[name]) * part);
  return { street: width('street'), main: width('main'), grid: width('grid'), highway: width('highway') };
};
