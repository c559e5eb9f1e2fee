import type { Camera, Insets, Point, Size } from '../projection.ts';
import type { Scene } from '../scene/scene.ts';
import { fit, limited, limitsOf } from './camera.ts';
import { framesAll } from './clear-of.ts';
import { wholeCity } from './use-camera.ts';

type Room = { size: Size; insets: Insets; clear: Insets };
/** The cars and waiting riders of the city, and the places and the car of the chosen ride. */
type CityPoints = { all: readonly Point[]; chosen: readonly Point[] };

/**
 * The frame of a city's map: the city as long as it has all points in it, otherwise all points. Where the drawing is too
 * small to show them at once, those of the chosen ride.
 */
export const cityFrame = (
  scene: Scene | null,
  { size, insets, clear }: Room,
  { all, chosen }: CityPoints,
): Camera => {
  const limits = limitsOf(scene, size);
  const shows = (camera: Camera, framed: readonly Point[]): boolean =>
    framesAll(limited(camera, size, limits), { size, framed, clear });
  const city = wholeCity(scene, size);
  const every = [...all, ...chosen];
  if (shows(city, every)) return city;
  const wide = fit(every, size, insets, city.scale, limits.min);
  if (shows(wide, every) || chosen.length === 0) return wide;
  return fit(chosen, size, insets, city.scale, limits.min);
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
