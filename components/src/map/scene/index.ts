import { sanFrancisco } from './san-francisco.ts';
import type { LatLng, Scene } from './scene.ts';
import { stuttgart } from './stuttgart.ts';

const scenes: Scene[] = [sanFrancisco, stuttgart];

const holds = ({ bounds: [south, west, north, east] }: Scene, [latitude, longitude]: LatLng): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The city that holds all the points; null when they lie elsewhere or apart. Without points, the first. */
export const sceneOf = (points: LatLng[]): Scene | null =>
  scenes.find((scene) => points.every((point) => holds(scene, point))) ?? null;
