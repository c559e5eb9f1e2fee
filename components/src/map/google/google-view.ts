import type { GoogleView } from '../../provider/ports/google-maps.ts';
import { type Camera, type Size, toWorld, unproject, worldSize } from '../projection.ts';

/** The width of Google's world at zoom 0, in pixels. */
const leastWorld = 256;

/**
 * What Google shows in the upper part of a picture, which has this height, so that each place is at the pixel where the
 * camera draws it.
 */
export const googleView = (camera: Camera, size: Size, height: number): GoogleView => {
  const middle = { x: size.width / 2, y: height / 2 };
  const [lat, lng] = unproject(toWorld(camera, size, middle));
  return { center: { lat, lng }, zoom: Math.log2((camera.scale * worldSize) / leastWorld) };
};
