import { type Controls, controlBoxes } from '../layers/control-boxes.ts';
import type { Insets, Size } from '../projection.ts';
import { keptClear } from './camera.ts';

const still: Insets = { top: 34, right: 22, bottom: 16, left: 22 };
const low: Insets = { top: 46, right: 40, bottom: 26, left: 40 };
const roomy: Insets = { top: 72, right: 56, bottom: 48, left: 56 };

/** The clear ground around what is framed, by the size of the map. */
const ownInsets = ({ width, height }: Size): Insets => {
  if (width < 320) return still;
  return height < 320 ? low : roomy;
};

/**
 * The map's own insets take at most this share of the uncovered part, because its points would
 * otherwise crowd in a corner.
 */
const ownShare = 0.55;

const capped = (before: number, after: number, room: number): [number, number] => {
  const factor = Math.min(1, (Math.max(0, room) * ownShare) / (before + after));
  return [before * factor, after * factor];
};

/** The margins around the framed area: the covered part, and clear space beside it. */
const insetsFor = ({ width, height }: Size, covered: Partial<Insets> = {}): Insets => {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  const own = ownInsets({ width, height });
  const [before, after] = capped(own.left, own.right, width - left - right);
  const [above, below] = capped(own.top, own.bottom, height - top - bottom);
  return { top: top + above, right: right + after, bottom: bottom + below, left: left + before };
};

/** From the edge to beyond a button in the corner and half of a car, in pixels. */
const cornerClear = 84;

/** The margins around the framed area, and those in which a followed point makes the map frame it again. */
const marginsFor = (size: Size, isRtl: boolean, { covered, hasCornerButton }: Controls) => {
  const insets = insetsFor(size, covered);
  const clear = keptClear(covered ?? {}, insets);
  if (!hasCornerButton) return { insets, clear };
  // The car and the pins stay clear of a button in the corner.
  const side = isRtl ? 'left' : 'right';
  return {
    insets: { ...insets, [side]: Math.max(insets[side], cornerClear) },
    clear: { ...clear, [side]: Math.max(clear[side], cornerClear) },
  };
};

/** What the framing of a map stays clear of: its edges, and what lies over it. */
export const roomFor = (size: Size, isRtl: boolean, on: Controls) => ({
  ...marginsFor(size, isRtl, on),
  covered: on.covered,
  // The mark in the middle is where a pin is placed.
  controls: controlBoxes(size, isRtl, { ...on, hasMiddleMark: false }),
});
