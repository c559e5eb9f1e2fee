import { type Box, overlaps, placeTag, tagText, textWidth } from '../layout.ts';
import type { Insets, Point, Size } from '../projection.ts';

/** The name of a place on the map, with the time at which the ride is there. */
export type Tag = {
  text: string;
  time?: string;
  box: Box;
  /** The direction of a place outside of the picture, in degrees clockwise from the right. */
  arrow?: number;
};
/** An end of a ride on the screen, and the way that leads to it. */
export type Tagged = { at: Point; name: string | undefined; time?: string; way: readonly Point[] };

type Room = {
  size: Size;
  covered?: Partial<Insets>;
  /** Boxes that no tag may cover. */
  taken: readonly Box[];
  /** The leg being driven: a tag at the edge does not cover it, one beside its pin covers it only if it must. */
  driven: readonly Box[];
  /** The boxes along the other ways. */
  ways: readonly Box[];
};

const narrowest = 200;
const padding = 20;
const timeGap = 8;
const arrowWidth = 20;
const height = 30;
const clear = 24;
const gap = 4;
const halvings = 12;
/** The positions tried for a tag at the edge: these shares of its width beside the way, in rows upwards. */
const shifts = [0, -0.6, 0.6] as const;
const rows = 6;
/** Half of a pin, with its edge. */
export const pinHalf = 11;

export const boxAround = ({ x, y }: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: half * 2,
  height: half * 2,
});

const isOn = ({ x, y }: Point, { width, height: tall }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= tall;

/** Where a way leaves the picture, and the direction in which it goes on. */
const leaving = (way: readonly Point[], size: Size): { exit: Point; arrow: number } | null => {
  const at = way.findIndex((point, index) => {
    const before = way[index - 1];
    return before !== undefined && isOn(before, size) && !isOn(point, size);
  });
  let [inside, outside] = [way[at - 1], way[at]];
  if (!inside || !outside) return null;
  const arrow = (Math.atan2(outside.y - inside.y, outside.x - inside.x) * 180) / Math.PI;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle: Point = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 };
    if (isOn(middle, size)) inside = middle;
    else outside = middle;
  }
  return { exit: inside, arrow };
};

const widthOf = (text: string, time: string | undefined, extra = 0): number =>
  textWidth(text) + padding + extra + (time ? textWidth(time) + timeGap : 0);

/** A tag at the edge for a place that lies beyond it. */
const edgeTag = (
  text: string,
  { at, time, way }: Tagged,
  { size, covered, taken, driven }: Room,
): Tag | null => {
  const found = leaving(way, size);
  const width = widthOf(text, time, arrowWidth);
  if (!found || isOn(at, size)) return null;
  const { exit, arrow } = found;
  const sides = { top: 0, right: 0, bottom: 0, left: 0, ...covered };
  const [left, right] = [sides.left + clear, size.width - sides.right - clear - width];
  const [top, bottom] = [sides.top + clear, size.height - sides.bottom - clear - height];
  if (right < left || bottom < top) return null;
  const [x, y] = [
    Math.min(Math.max(exit.x - width / 2, left), right),
    Math.min(Math.max(exit.y - height / 2, top), bottom),
  ];
  const isFree = (box: Box): boolean => ![...taken, ...driven].some((other) => overlaps(box, other, gap));
  for (let row = 0; row < rows; row += 1) {
    const boxes = shifts.map((shift) => ({
      x: Math.min(Math.max(x + shift * width, left), right),
      y: Math.max(y - row * (height / 2), top),
      width,
      height,
    }));
    const box = boxes.find(isFree);
    if (box) return { text, time, box, arrow };
  }
  return null;
};

/** The tags of the ends, clear of the picture's edges, of pins, of controls and of each other. */
export const tagsOf = (ends: readonly Tagged[], room: Room): Tag[] => {
  if (room.size.width < narrowest) return [];
  const taken = [...room.taken];
  return ends.flatMap((end) => {
    const text = end.name && tagText(end.name);
    if (!text) return [];
    const insets = { top: 0, right: 0, bottom: 0, left: 0, ...room.covered };
    const width = widthOf(text, end.time);
    const box = placeTag(
      end.at,
      { width, height },
      { size: room.size, taken, spared: [...room.driven, ...room.ways], insets },
    );
    const tag = box ? { text, time: end.time, box } : edgeTag(text, end, { ...room, taken });
    if (!tag) return [];
    taken.push(tag.box);
    return [tag];
  });
};
