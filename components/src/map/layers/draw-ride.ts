import type { CarMotion } from '../motion/car-motion.ts';
import { roundedPathOf } from '../paths.ts';
import { type Camera, type Point, project, type Size, toScreen } from '../projection.ts';
import type { RideLines } from '../ride-lines.ts';

/** The elements that the drawing of a ride moves, by their `data-part`. */
type Part = 'travelled' | 'casing' | 'driven' | 'car' | 'carTag';
export type Drawn = { motion: CarMotion; lines: RideLines; camera: Camera; size: Size };

const cornerRadius = 10;
/** In pixels: the distance from the car to its tag, and the space that the tag needs at the right. */
const tag = { away: 34, room: 120 } as const;

/** A way as a path of the screen. */
export const wayPath = (points: readonly Point[]): string => roundedPathOf([...points], cornerRadius);

/** Draws where the car is now: the travelled part ends at it, the driven leg begins there. */
export const drawRide = (root: Element, { motion, lines, camera, size }: Drawn): void => {
  const set = (part: Part, attributes: Record<string, string>): void => {
    const element = root.querySelector(`[data-part="${part}"]`);
    for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  };
  const path = (points: readonly Point[]): string =>
    wayPath(points.map((point) => toScreen(camera, size, point)));
  const pose = motion.pose();
  const d = path(lines.leg ? motion.ahead() : lines.driven.map(project));
  set('travelled', { d: path(pose ? motion.travelled() : lines.travelled.map(project)) });
  set('casing', { d });
  set('driven', { d });
  const visibility = pose ? 'visible' : 'hidden';
  if (!pose) {
    set('car', { visibility });
    set('carTag', { visibility });
    return;
  }
  const { x, y } = toScreen(camera, size, pose.at);
  const isLeft = x > size.width - tag.room;
  set('car', { visibility, transform: `translate(${x} ${y}) rotate(${pose.heading})` });
  set('carTag', {
    visibility,
    transform: `translate(${x + (isLeft ? -tag.away : tag.away)} ${y})`,
    'data-side': isLeft ? 'left' : 'right',
  });
};
