import { centre, size } from '../field.ts';

const world = 2 ** 22;

/** Web Mercator in the map's units. */
const project = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: ((longitude + 180) / 360) * world,
  y: ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * world,
});

/** The part of the map that both sides show. */
export const camera = { centre: project(...centre), scale: 1.2 };

export const screenOf = (latitude: number, longitude: number): { x: number; y: number } => {
  const { x, y } = project(latitude, longitude);
  return {
    x: (x - camera.centre.x) * camera.scale + size.width / 2,
    y: (y - camera.centre.y) * camera.scale + size.height / 2,
  };
};
