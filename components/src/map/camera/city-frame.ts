import type { Camera, Insets, Point, Size } from '../projection.ts';
import type { Scene } from '../scene/scene.ts';
import { fit, type Limits, limited, limitsOf } from './camera.ts';
import { framesAll } from './clear-of.ts';
import { wholeCity } from './use-camera.ts';

type Room = { size: Size; insets: Insets; clear: Insets };
/** The cars and waiting riders of the city, and the places and the car of the chosen ride. */
type CityPoints = { all: readonly Point[]; chosen: readonly Point[] };

/** Whether the drawing of the city has a point. */
export const isDrawn =
  ({ x: [west, east], y: [north, south] }: Limits) =>
  ({ x, y }: Point): boolean =>
    x >= west && x <= east && y >= north && y <= south;

/**
 * The frame of a city's map: the city as long as it has all points in it, otherwise all points. Where the picture is too
 * small to show them at once, those of the chosen ride, or the city again. Points beyond the drawing are left out.
 */
export const cityFrame = (scene: Scene | null, { size, insets, clear }: Room, points: CityPoints): Camera => {
  const limits = limitsOf(scene, size);
  const [all, chosen] = [points.all, points.chosen].map((some) => some.filter(isDrawn(limits)));
  const every = [...(all ?? []), ...(chosen ?? [])];
  const shows = (camera: Camera): boolean => framesAll(camera, { size, framed: every, clear });
  const fitted = (some: readonly Point[], nearest: number): Camera =>
    limited(fit(some, size, insets, nearest, limits.min), size, limits);
  const city = limited(wholeCity(scene, size), size, limits);
  if (shows(city)) return city;
  const wide = fitted(every, city.scale);
  if (shows(wide)) return wide;
  return chosen?.length ? fitted(chosen, city.scale) : city;
};

/** Whether the wanted frame shows a point that the present one does not: otherwise the map stays where it is. */
export const showsMore = (
  wanted: Camera,
  present: Camera,
  points: readonly Point[],
  { size, clear }: Pick<Room, 'size' | 'clear'>,
): boolean =>
  points.some(
    (point) =>
      framesAll(wanted, { size, framed: [point], clear }) &&
      !framesAll(present, { size, framed: [point], clear }),
  );
