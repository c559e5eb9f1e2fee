import type { Insets, Point, Size } from './projection.ts';

/** A rectangle on the screen, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

const narrow = /[ijltfr.,'|I1 ]/;
/** Wide characters: some Latin letters, the ellipsis, and the Arabic letters seen to dad. Every Arabic time in the morning has one. */
const wide = /[mwMW&…\u0633-\u0636]/;
const capital = /[A-Z0-9]/;

const widthOf = (letter: string): number => {
  if (narrow.test(letter)) return 4.6;
  if (wide.test(letter)) return 11.4;
  return capital.test(letter) ? 8.9 : 7.5;
};

/** About how wide a text is at 13 px, semibold. SVG cannot measure it before it is drawn. */
export const textWidth = (text: string): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0));

/** The same for a time, whose digits all have the width of a zero. */
export const timeWidth = (time: string): number => textWidth(time.replace(/\d/g, '0'));

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap;

/** Half of a pin, with its edge. */
export const pinHalf = 11;

export const boxAround = ({ x, y }: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: half * 2,
  height: half * 2,
});

/** Whether a box lies inside another one, with a margin. */
export const isWithin = (box: Box, outer: Box, margin: number): boolean =>
  box.x >= outer.x + margin &&
  box.y >= outer.y + margin &&
  box.x + box.width <= outer.x + outer.width - margin &&
  box.y + box.height <= outer.y + outer.height - margin;

/** The part of the picture that no card or sheet covers. */
export const shownPart = ({ width, height: tall }: Size, covered: Partial<Insets> = {}): Box => {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  return { x: left, y: top, width: width - left - right, height: tall - top - bottom };
};

const longestTag = 24;

/** A name short enough for a tag. */
export const tagText = (name: string, longest: number = longestTag): string =>
  name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;

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
