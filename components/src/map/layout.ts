import type { Insets, Point, Size } from './projection.ts';

/** A rectangle on the screen, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

const narrow = /[ijltfr.,'|I1 ]/;
const wide = /[mwMW&]/;
const capital = /[A-Z0-9]/;

const widthOf = (letter: string): number => {
  if (narrow.test(letter)) return 4.6;
  if (wide.test(letter)) return 11.4;
  return capital.test(letter) ? 8.9 : 7.5;
};

/** About how wide a text is at 13 px, semibold. SVG cannot measure it before it is drawn. */
export const textWidth = (text: string): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0));

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap;

const isInside = (box: Box, { width, height }: Size, { top, right, bottom, left }: Insets): boolean =>
  box.x >= left &&
  box.y >= top &&
  box.x + box.width <= width - right &&
  box.y + box.height <= height - bottom;

/** The clear space between a tag and the edges of the picture, and its smaller value in a small picture. */
const edges = { clear: 24, least: 8 } as const;
const beside = 18;
const longestTag = 24;

/** A name short enough for a tag. */
export const tagText = (name: string): string =>
  name.length > longestTag ? `${name.slice(0, longestTag - 1).trimEnd()}…` : name;

const bead = 14;

/** Small boxes along a line, for what should not lie on it. */
export const beadsOf = (line: Point[]): Box[] =>
  line.slice(1).flatMap((to, at) => {
    const from = line[at] ?? to;
    const count = Math.min(60, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / bead));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count - bead / 2,
      y: from.y + ((to.y - from.y) * step) / count - bead / 2,
      width: bead,
      height: bead,
    }));
  });

type TagRoom = {
  size: Size;
  /** Boxes that a tag never covers. */
  taken: Box[];
  /** Boxes that a tag covers only if it must. */
  spared?: Box[];
  insets: Insets;
};

/**
 * The box of a pin's tag: above, beside or below it, inside the picture and clear of other elements.
 * Null if there is no room.
 */
export const placeTag = (
  pin: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { size, taken, spared = [], insets }: TagRoom,
): Box | null => {
  if (pin.x < 0 || pin.y < 0 || pin.x > size.width || pin.y > size.height) return null;
  for (const edge of [edges.clear, edges.least]) {
    const [least, most] = [insets.left + edge, size.width - insets.right - edge - width];
    const centred = Math.min(Math.max(pin.x - width / 2, least), most);
    const margin = {
      top: insets.top + edge,
      right: insets.right + edge,
      bottom: insets.bottom + edge,
      left: insets.left + edge,
    };
    const free = [
      { x: centred, y: pin.y - beside - height },
      { x: pin.x - width - beside, y: pin.y - height / 2 },
      { x: pin.x + beside, y: pin.y - height / 2 },
      { x: centred, y: pin.y + beside },
    ]
      .map((at): Box => ({ ...at, width, height }))
      .filter((box) => isInside(box, size, margin) && !taken.some((other) => overlaps(box, other, 4)));
    const best = free.find((box) => !spared.some((each) => overlaps(box, each))) ?? free[0];
    if (best) return best;
  }
  return null;
};

/** The box of a turned, centred label at 12 px. */
export const labelBox = (at: Point, text: string, turn = 0): Box => {
  const long = textWidth(text) * 0.93;
  const angle = (turn * Math.PI) / 180;
  const width = Math.abs(Math.cos(angle)) * long + Math.abs(Math.sin(angle)) * 14;
  const height = Math.abs(Math.sin(angle)) * long + Math.abs(Math.cos(angle)) * 14;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
};

const areaPerLabel = 16_000;

/** How many labels a map of this size has room for: seven on a phone. */
export const labelLimit = ({ width, height }: Size): number =>
  width < 200 ? 0 : Math.min(30, Math.round((width * height) / areaPerLabel));
