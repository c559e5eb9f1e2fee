import type { LatLng } from './scene/scene.ts';

/** World units, growing to the east and to the south. */
export type Point = { x: number; y: number };

/** The view of the map: its centre in world units, and its scale in pixels per world unit. */
export type Camera = { centre: Point; scale: number };
export type Size = { width: number; height: number };
export type Insets = { top: number; right: number; bottom: number; left: number };

/** The width and the height of the world in world units. */
export const worldSize = 2 ** 22;
const equator = 40_075_017;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Web Mercator in world units: shapes stay true, so that pins land where they belong on any map. */
export const project = ([latitude, longitude]: LatLng): Point => ({
  x: ((longitude + 180) / 360) * worldSize,
  y: ((1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2) * worldSize,
});

/** The inverse of `project`. */
export const unproject = ({ x, y }: Point): LatLng => [
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize))) * 180) / Math.PI,
  (x / worldSize) * 360 - 180,
];

/** Metres as world units at a latitude. */
export const unitsOf = (metres: number, latitude: number): number =>
  (metres / (equator * Math.cos(radians(latitude)))) * worldSize;

export const toScreen = ({ centre, scale }: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - centre.x) * scale + width / 2,
  y: (y - centre.y) * scale + height / 2,
});

export const toWorld = ({ centre, scale }: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - width / 2) / scale + centre.x,
  y: (y - height / 2) / scale + centre.y,
});
