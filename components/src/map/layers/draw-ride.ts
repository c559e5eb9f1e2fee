import { type Box, beadsOf, overlaps, textWidth } from '../layout.ts';
import type { CarMotion } from '../motion/car-motion.ts';
import { roundedPathOf } from '../paths.ts';
import { type Camera, type Point, project, type Size, toScreen } from '../projection.ts';
import type { RideLines } from '../ride-lines.ts';

/** The elements that the drawing of a ride moves, by their `data-part`. */
type Part = 'travelled' | 'casing' | 'driven' | 'car' | 'carTag';
export type Drawn = {
  motion: CarMotion;
  lines: RideLines;
  camera: Camera;
  size: Size;
  /** The text of the tag at the car. */
  carTime?: string;
};

const cornerRadius = 10;
/** In pixels: the distance from the car to its tag, the space that the tag needs at the right, and its height. */
const tag = { away: 34, room: 120, height: 28, padding: 20, edge: 4 } as const;
/** As many pieces of the way ahead can reach the tag. */
const nearPieces = 12;

const isAtLeft = ({ x }: Point, { width }: Size): boolean => x > width - tag.room;
export const carTagWidth = (text: string): number => textWidth(text) + tag.padding;

/** The box of the tag at the car: beside it, and clear of the way ahead where that is possible. */
export const carTagBox = (car: Point, size: Size, text: string, ahead: readonly Point[]): Box => {
  const [width, { height }] = [carTagWidth(text), tag];
  const [left, right] = [car.x - tag.away - width, car.x + tag.away];
  const sides = isAtLeft(car, size) ? [left, right] : [right, left];
  const [level, above, below] = [car.y - height / 2, car.y - tag.away - height, car.y + tag.away];
  const boxes = [
    ...[level, above + height / 2, below - height / 2].flatMap((y) => sides.map((x) => ({ x, y }))),
    { x: car.x - width / 2, y: above },
    { x: car.x - width / 2, y: below },
  ].map((at) => ({ ...at, width, height }));
  const way = beadsOf(ahead.slice(0, nearPieces));
  const isClear = (box: Box): boolean =>
    box.x >= tag.edge &&
    box.y >= tag.edge &&
    box.x + width <= size.width - tag.edge &&
    box.y + height <= size.height - tag.edge &&
    !way.some((bead) => overlaps(box, bead));
  // biome-ignore lint/style/noNonNullAssertion: the list is not empty.
  return boxes.find(isClear) ?? boxes[0]!;
};

/** A way as a path of the screen. */
export const wayPath = (points: readonly Point[]): string => roundedPathOf([...points], cornerRadius);

/** Draws where the car is now: the travelled part ends at it, the driven leg begins there. */
export const drawRide = (root: Element, { motion, lines, camera, size, carTime }: Drawn): void => {
  const set = (part: Part, attributes: Record<string, string>): void => {
    const element = root.querySelector(`[data-part="${part}"]`);
    for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  };
  const onScreen = (points: readonly Point[]): Point[] =>
    points.map((point) => toScreen(camera, size, point));
  const pose = motion.pose();
  const ahead = onScreen(lines.leg ? motion.ahead() : lines.driven.map(project));
  const d = wayPath(ahead);
  set('travelled', { d: wayPath(onScreen(pose ? motion.travelled() : lines.travelled.map(project))) });
  set('casing', { d });
  set('driven', { d });
  const visibility = pose ? 'visible' : 'hidden';
  if (!pose) {
    set('car', { visibility });
    set('carTag', { visibility });
    return;
  }
  const { x, y } = toScreen(camera, size, pose.at);
  set('car', { visibility, transform: `translate(${x} ${y}) rotate(${pose.heading})` });
  if (!carTime) return;
  const box = carTagBox({ x, y }, size, carTime, ahead);
  set('carTag', { visibility, transform: `translate(${box.x} ${box.y})` });
};
