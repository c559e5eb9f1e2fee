import type { VehicleColor } from '@mobility/openapi';

/**
 * The CSS colour for each colour of a car, the same in light and dark, because it does not depend on
 * the theme.
 */
export const carColors: Record<VehicleColor, string> = {
  white: '#ffffff',
  black: '#16181d',
  silver: '#c3c7cd',
  gray: '#7c828b',
  blue: '#2456b8',
  red: '#c2262e',
  green: '#2c7a4b',
  brown: '#6b4a33',
  beige: '#d9c9a8',
  gold: '#c9a24a',
  yellow: '#f4c81d',
  orange: '#e8792b',
  purple: '#6f42a8',
};
