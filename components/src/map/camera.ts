import { type Camera, type Insets, type Point, project, type Size, toWorld } from './projection.ts';
import type { LatLng } from './scene/scene.ts';

export const scales = { min: 0.0001, max: 8, alone: 1.2, city: 0.44 } as const;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Insets take at most this share of a small picture, else its points would crowd in a corner of the world. */
const insetShare = 0.45;

const capped = (before: number, after: number, length: number): [number, number] => {
  const factor = Math.min(1, (length * insetShare) / (before + after || 1));
  return [before * factor, after * factor];
};

/** Shows all points inside the insets, one point at street level. */
export const fit = (points: LatLng[], size: Size, insets: Insets): Camera => {
  const [left, right] = capped(insets.left, insets.right, size.width);
  const [top, bottom] = capped(insets.top, insets.bottom, size.height);
  const projected = points.map(project);
  const xs = projected.map(({ x }) => x);
  const ys = projected.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = {
    width: Math.max(1, size.width - left - right),
    height: Math.max(1, size.height - top - bottom),
  };
  const wanted = Math.min(room.width / (east - west || 1e-9), room.height / (south - north || 1e-9));
  const scale = clamp(wanted, scales.min, scales.alone);
  return {
    scale,
    centre: {
      x: (west + east) / 2 + (right - left) / 2 / scale,
      y: (north + south) / 2 + (bottom - top) / 2 / scale,
    },
  };
};

/** Moves the view by pixels. */
export const pan = ({ centre, scale }: Camera, dx: number, dy: number): Camera => ({
  scale,
  centre: { x: centre.x + dx / scale, y: centre.y + dy / scale },
});

/** Zooms by a factor around a point of the screen, which stays where it is. */
export const zoom = (camera: Camera, size: Size, factor: number, around?: Point): Camera => {
  const pivot = around ?? { x: size.width / 2, y: size.height / 2 };
  const scale = clamp(camera.scale * factor, scales.min, scales.max);
  const fixed = toWorld(camera, size, pivot);
  return {
    scale,
    centre: {
      x: fixed.x - (pivot.x - size.width / 2) / scale,
      y: fixed.y - (pivot.y - size.height / 2) / scale,
    },
  };
};
