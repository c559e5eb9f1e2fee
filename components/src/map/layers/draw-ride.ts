import { type Box, textWidth } from '../layout.ts';
import type { CarMotion } from '../motion/car-motion.ts';
import { roundedPathOf } from '../paths.ts';
import { type Camera, type Point, project, type Size, toScreen } from '../projection.ts';
import type { RideLines } from '../ride-lines.ts';

/** The elements that the drawing of a ride moves, by their `data-part`. */
type Part = 'travelled' | 'casing' | 'driven' | 'car' | 'carTag';
export type Drawn = { motion: CarMotion; lines: RideLines; camera: Camera; size: Size };

const cornerRadius = 10;
/** In pixels: the distance from the car to its tag, the space that the tag needs at the right, and its height. */
const tag = { away: 34, room: 120, height: 28, padding: 20 } as const;

const isAtLeft = ({ x }: Point, { width }: Size): boolean => x > width - tag.room;
export const carTagWidth = (text: string): number => textWidth(text) + tag.padding;

/** The box of the tag at the car. */
export const carTagBox = (car: Point, size: Size, text: string): Box => {
  const width = carTagWidth(text);
  const x = isAtLeft(car, size) ? car.x - tag.away - width : car.x + tag.away;
  return { x, y: car.y - tag.height / 2, width, height: tag.height };
};

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
  const isLeft = isAtLeft({ x, y }, size);
  set('car', { visibility, transform: `translate(${x} ${y}) rotate(${pose.heading})` });
  set('carTag', {
    visibility,
    transform: `translate(${x + (isLeft ? -tag.away : tag.away)} ${y})`,
    'data-side': isLeft ? 'left' : 'right',
  });
};
