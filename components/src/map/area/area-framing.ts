import { fit, limitsOf, scales } from '../camera/camera.ts';
import { cityView } from '../camera/use-camera.ts';
import { type Camera, type Insets, type Point, project, type Size, unitsOf } from '../projection.ts';
import type { LatLng, Scene } from '../scene/scene.ts';

const metresPerKm = 1_000;

/** The radius around a position in world units. */
export const ringUnits = (radiusKm: number, [latitude]: LatLng): number =>
  unitsOf(radiusKm * metresPerKm, latitude);

/** The whole ring in the uncovered part; the city around the position where the ring is larger than its drawing. */
export const areaFraming = (
  position: LatLng | null,
  radiusKm: number,
  { scene, size, insets }: { scene: Scene | null; size: Size; insets: Insets },
): Camera => {
  const city = cityView(scene, size);
  if (!position) return city;
  const centre = project(position);
  const radius = ringUnits(radiusKm, position);
  const corners: Point[] = [-radius, radius].map((by) => ({ x: centre.x + by, y: centre.y + by }));
  const whole = fit(corners, size, insets, scales.near);
  return whole.scale >= limitsOf(scene, size).min ? whole : fit([centre], size, insets, city.scale);
};
