import { type Box, boxAround, isWithin, overlaps, pinHalf } from '../layout.ts';
import { type Camera, type Insets, type Point, type Size, toScreen } from '../projection.ts';
import { pan } from './camera.ts';

type Clear = {
  size: Size;
  /** The part of the picture that no sheet covers. */
  shown: Box;
  /** The ends of the ride, whose pins are drawn. */
  pins: readonly Point[];
  /** What the camera frames, and the margins that it stays out of. */
  framed: readonly Point[];
  clear: Insets;
  /** The areas of buttons and cards. */
  controls: readonly Box[];
};

/** Between a pin and a button. */
const gap = 4;
const factors = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
const step = 12;
const steps = 8;

/** Moves of the picture, the shortest first. */
const moves: readonly Point[] = Array.from({ length: (2 * steps + 1) ** 2 }, (_, at) => ({
  x: ((at % (2 * steps + 1)) - steps) * step,
  y: (Math.floor(at / (2 * steps + 1)) - steps) * step,
})).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/** Whether each pin is whole in the picture and beside the buttons, or outside of the picture. */
const isEachClear = (camera: Camera, { size, shown, pins, controls }: Clear): boolean =>
  pins.every((pin) => {
    const box = boxAround(toScreen(camera, size, pin), pinHalf);
    if (!overlaps(box, shown)) return true;
    return isWithin(box, shown, 0) && !controls.some((control) => overlaps(box, control, gap));
  });

/** Whether the camera shows all points inside the margins. */
export const framesAll = (
  camera: Camera,
  { size, framed, clear }: Pick<Clear, 'size' | 'framed' | 'clear'>,
): boolean =>
  framed.every((point) => {
    const { x, y } = toScreen(camera, size, point);
    return (
      x >= clear.left && x <= size.width - clear.right && y >= clear.top && y <= size.height - clear.bottom
    );
  });

/**
 * The camera nearest to the wanted one in which no button and no edge cuts a pin, while what it frames stays clear of the
 * edges; the wanted one if there is none.
 */
export const clearOf = (wanted: Camera, room: Clear): Camera => {
  if (isEachClear(wanted, room)) return wanted;
  for (const factor of factors) {
    const farther = { ...wanted, scale: wanted.scale * factor };
    for (const { x, y } of moves) {
      const moved = pan(farther, x, y);
      if (isEachClear(moved, room) && framesAll(moved, room)) return moved;
    }
  }
  return wanted;
};
