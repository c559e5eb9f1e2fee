import {
  type Camera,
  type Insets,
  type Point,
  project,
  type Size,
  toScreen,
  toWorld,
  worldSize,
} from '../projection.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * In pixels per world unit. `near` is the largest scale of a drawn city, `far` the largest elsewhere;
 * `alone` shows one place, `follow` the last part of a leg.
 */
export const scales = { near: 3.6, far: 8, alone: 1.2, follow: 2.4, city: 0.44 } as const;

type Span = readonly [from: number, to: number];
/**
 * The limits of what a map can draw: its scales, its extent in world units, and the pixels at its lower edge that a sheet
 * hides, where nothing needs to be drawn.
 */
export type Limits = { min: number; max: number; x: Span; y: Span; hidden?: number };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The limits of a city's map in a picture of this size: it fills what is visible of it, and shows no end of the drawing. */
export const limitsOf = (scene: Scene | null, { width, height }: Size, hidden = 0): Limits => {
  if (!scene)
    return {
      min: Math.max(width, height) / worldSize,
      max: scales.far,
      x: [0, worldSize],
      y: [0, worldSize],
    };
  const [south, west, north, east] = scene.extent;
  const [{ x: left, y: top }, { x: right, y: bottom }] = [project([north, west]), project([south, east])];
  const min = Math.max(width / (right - left), Math.max(0, height - hidden) / (bottom - top));
  return { min, max: scales.near, x: [left, right], y: [top, bottom], hidden };
};

const within = (centre: number, half: number, [from, to]: Span): number =>
  half * 2 >= to - from ? (from + to) / 2 : clamp(centre, from + half, to - half);

/** The nearest camera that shows nothing beyond the limits. */
export const limited = ({ centre, scale }: Camera, { width, height }: Size, limits: Limits): Camera => {
  const kept = clamp(scale, limits.min, limits.max);
  const [north, south] = limits.y;
  return {
    scale: kept,
    centre: {
      x: within(centre.x, width / kept / 2, limits.x),
      y: within(centre.y, height / kept / 2, [north, south + (limits.hidden ?? 0) / kept]),
    },
  };
};

/** Shows all points inside the insets, one point at street level, none nearer than `nearest`, and no scale below `least`. */
export const fit = (
  points: readonly Point[],
  size: Size,
  insets: Insets,
  nearest: number = scales.alone,
  least = 0,
): Camera => {
  const { top, right, bottom, left } = insets;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = {
    width: Math.max(1, size.width - left - right),
    height: Math.max(1, size.height - top - bottom),
  };
  const wanted = Math.min(room.width / (east - west || 1e-9), room.height / (south - north || 1e-9));
  const scale = Math.max(least, Math.min(wanted, nearest));
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
export const zoom = (
  camera: Camera,
  { size, limits }: { size: Size; limits: Limits },
  factor: number,
  around?: Point,
): Camera => {
  const pivot = around ?? { x: size.width / 2, y: size.height / 2 };
  const scale = clamp(camera.scale * factor, limits.min, limits.max);
  const fixed = toWorld(camera, size, pivot);
  return {
    scale,
    centre: {
      x: fixed.x - (pivot.x - size.width / 2) / scale,
      y: fixed.y - (pivot.y - size.height / 2) / scale,
    },
  };
};

/** A camera between two others. The scale changes by equal factors, which looks even. */
export const cameraBetween = (from: Camera, to: Camera, part: number): Camera => ({
  scale: from.scale * (to.scale / from.scale) ** part,
  centre: {
    x: from.centre.x + (to.centre.x - from.centre.x) * part,
    y: from.centre.y + (to.centre.y - from.centre.y) * part,
  },
});

/** The map moves only if the scale would change by more than this factor. */
const outgrown = 1.4;

/**
 * The margins that the followed points must stay out of: the covered part, and half of the clear space
 * beside it.
 */
export const keptClear = (covered: Partial<Insets>, framed: Insets): Insets => {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  return {
    top: top + (framed.top - top) / 2,
    right: right + Math.min(24, (framed.right - right) / 2),
    bottom: bottom + (framed.bottom - bottom) / 2,
    left: left + Math.min(24, (framed.left - left) / 2),
  };
};

/**
 * Whether the points need another camera: some left the clear area, or the scale is wrong by more than
 * the factor.
 */
export const isOutgrown = (
  camera: Camera,
  wanted: Camera,
  { points, size, clear }: { points: readonly Point[]; size: Size; clear: Insets },
): boolean => {
  const ratio = wanted.scale / camera.scale;
  if (ratio > outgrown || ratio < 1 / outgrown) return true;
  const { top, right, bottom, left } = clear;
  return points.some((point) => {
    const { x, y } = toScreen(camera, size, point);
    return x < left || x > size.width - right || y < top || y > size.height - bottom;
  });
};
