import { type Box, overlaps } from '../layout.ts';
import type { Point, Size } from '../projection.ts';

/** A mark at a point of the screen: a bubble above it, or a dot where the bubble has no room. */
export type PlacedMark<Mark> = { mark: Mark; at: Point; box: Box; isDot: boolean };

type Room = { size: Size; width: number; taken: readonly Box[] };

const bubble = { height: 34, tip: 14 } as const;
const dot = 24;
const gap = 4;

const isOn = ({ x, y }: Point, size: Size): boolean =>
  x >= 0 && y >= 0 && x <= size.width && y <= size.height;

/** The first marks get the bubbles; a later one that would cover another becomes a dot. */
export const placeMarks = <Mark>(
  marks: readonly { mark: Mark; at: Point }[],
  { size, width, taken }: Room,
): PlacedMark<Mark>[] => {
  const boxes = [...taken];
  return marks.flatMap(({ mark, at }) => {
    if (!isOn(at, size)) return [];
    const full: Box = {
      x: at.x - width / 2,
      y: at.y - bubble.tip - bubble.height,
      width,
      height: bubble.height + bubble.tip,
    };
    const isDot = boxes.some((box) => overlaps(box, full, gap));
    const box = isDot ? { x: at.x - dot / 2, y: at.y - dot / 2, width: dot, height: dot } : full;
    boxes.push(box);
    return [{ mark, at, box, isDot }];
  });
};
