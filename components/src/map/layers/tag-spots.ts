import { type Box, isWithin, overlaps } from '../layout.ts';
import type { Point } from '../projection.ts';

/** The part of the picture that nothing covers, and what is drawn in it. */
export type TagRoom = {
  shown: Box;
  /** Boxes that no tag may cover. */
  taken: readonly Box[];
  /** The leg being driven: a tag covers it only where there is no other place. */
  driven: readonly Box[];
  /** The other ways, and the halo of the car: a tag covers them if it would otherwise lose more. */
  spared: readonly Box[];
};

type Sized = Pick<Box, 'width' | 'height'>;
export type Spot = { box: Box; cost: number };

/** The distances between a tag and the edges: the one to keep, and the least. */
const edges = { clear: 24, least: 8 } as const;
/** From the middle of a pin to its tag: beside the pin, beside a car at the pin, and further away. */
const away = [18, 36, 60] as const;
const gap = 4;
/** How far a tag reaches over the other side of its pin where it is not centred. */
const overhang = 14;
const edgeStep = 10;
/** What a place costs: the cheapest one is taken. */
const costs = { nearEdge: 12, way: 15, driven: 90, perPixelFromPin: 0.4, perPixelFromExit: 0.15 } as const;

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A box that begins here, moved between the edges. */
const between = (start: number, length: number, [from, to]: readonly [number, number]): number =>
  Math.min(Math.max(start, from), to - length);

/** The places around a pin: above, beside and below it, centred first. */
const around = ({ x, y }: Point, { width, height }: Sized, { shown }: TagRoom): Box[] =>
  away.flatMap((distance) => {
    const [above, below] = [y - distance - height, y + distance];
    const clear = [shown.x + edges.clear, shown.x + shown.width - edges.clear] as const;
    const centred = between(x - width / 2, width, clear);
    const level = between(y - height / 2, height, [
      shown.y + edges.least,
      shown.y + shown.height - edges.least,
    ]);
    const [before, after] = [x - width - distance, x + distance];
    const starts = [x - width + overhang, x - overhang];
    const columns = [centred, ...starts, ...starts.map((start) => between(start, width, clear))];
    const lines = [level, y - height, y];
    return [
      { x: centred, y: above },
      { x: before, y: y - height / 2 },
      { x: after, y: y - height / 2 },
      { x: centred, y: below },
      ...columns.flatMap((column) => [above, below].map((row) => ({ x: column, y: row }))),
      ...lines.flatMap((row) => [before, after].map((column) => ({ x: column, y: row }))),
    ].map((at) => ({ ...at, width, height }));
  });

const steps = (from: number, to: number): number[] =>
  to < from
    ? []
    : Array.from({ length: Math.floor((to - from) / edgeStep) + 1 }, (_, at) => from + at * edgeStep);

/** The places along the edges of what is shown. */
const alongEdges = ({ width, height }: Sized, { shown }: TagRoom): Box[] =>
  [edges.clear, edges.least].flatMap((margin) => {
    const [left, right] = [shown.x + margin, shown.x + shown.width - margin - width];
    const [top, bottom] = [shown.y + margin, shown.y + shown.height - margin - height];
    return [
      ...steps(left, right).flatMap((x) => [top, bottom].map((y) => ({ x, y }))),
      ...steps(top, bottom).flatMap((y) => [left, right].map((x) => ({ x, y }))),
    ].map((at) => ({ ...at, width, height }));
  });

const costOf = (box: Box, { shown, driven, spared }: TagRoom): number => {
  const covers = (others: readonly Box[]): boolean => others.some((other) => overlaps(box, other));
  return (
    (isWithin(box, shown, edges.clear) ? 0 : costs.nearEdge) +
    (covers(driven) ? costs.driven : 0) +
    (covers(spared) ? costs.way : 0)
  );
};

const cheapest = (boxes: readonly Box[], room: TagRoom, distance: (box: Box) => number): Spot | null => {
  let best: Spot | null = null;
  for (const box of boxes) {
    const far = distance(box);
    if (best && far >= best.cost) continue;
    if (!isWithin(box, room.shown, edges.least) || room.taken.some((other) => overlaps(box, other, gap)))
      continue;
    const cost = far + costOf(box, room);
    if (!best || cost < best.cost) best = { box, cost };
  }
  return best;
};

/** How far a box is from a point outside of it. */
const distanceTo = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** The best place of a tag beside its pin, or null. */
export const spotAtPin = (pin: Point, sized: Sized, room: TagRoom): Spot | null =>
  cheapest(
    around(pin, sized, room),
    room,
    (box) => Math.max(0, distanceTo(pin, box) - away[0]) * costs.perPixelFromPin,
  );

/** The best place of a tag at the edge, near the point where the way to its place leaves what is shown. */
export const spotAtEdge = (exit: Point, sized: Sized, room: TagRoom): Spot | null =>
  cheapest(alongEdges(sized, room), room, (box) => {
    const { x, y } = middleOf(box);
    return Math.hypot(exit.x - x, exit.y - y) * costs.perPixelFromExit;
  });
