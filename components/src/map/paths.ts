import type { Point } from './projection.ts';

const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** An SVG path through the points. */
export const pathOf = (points: Point[], closed = false): string =>
  points.length === 0 ? '' : `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** An SVG path whose corners are rounded by a radius. */
export const roundedPathOf = (points: Point[], radius: number): string => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return pathOf(points);
  const corners = points.slice(1, -1).map((corner, at) => {
    const before = points[at] ?? corner;
    const after = points[at + 2] ?? corner;
    return `L${pair(towards(corner, before, radius))}Q${pair(corner)} ${pair(towards(corner, after, radius))}`;
  });
  return `M${pair(first)}${corners.join('')}L${pair(last)}`;
};

/** A closed SVG path that bends softly through its points, as shores do. */
export const shorePathOf = (points: Point[]): string => {
  const [first] = points;
  if (!first) return '';
  const bend = 0.14;
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? first;
  const curves = points.slice(1).map((point, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const leave = { x: start.x + (point.x - before.x) * bend, y: start.y + (point.y - before.y) * bend };
    const arrive = { x: point.x - (after.x - start.x) * bend, y: point.y - (after.y - start.y) * bend };
    return `C${pair(leave)} ${pair(arrive)} ${pair(point)}`;
  });
  return `M${pair(first)}${curves.join('')}Z`;
};

const clipLine = (outline: Point[], from: Point, to: Point): [Point, Point][] => {
  const cuts: number[] = [];
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    const across = (to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x);
    if (across === 0) return;
    const along = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / across;
    const edge = ((a.x - from.x) * (to.y - from.y) - (a.y - from.y) * (to.x - from.x)) / across;
    if (edge >= 0 && edge < 1) cuts.push(along);
  });
  cuts.sort((a, b) => a - b);
  const point = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const spans: [Point, Point][] = [];
  for (let at = 0; at + 1 < cuts.length; at += 2)
    spans.push([point(cuts[at] ?? 0), point(cuts[at + 1] ?? 0)]);
  return spans;
};

const parallels = (outline: Point[], degrees: number, step: number): [Point, Point][] => {
  const turn = (degrees * Math.PI) / 180;
  const [along, across] = [
    { x: Math.cos(turn), y: Math.sin(turn) },
    { x: -Math.sin(turn), y: Math.cos(turn) },
  ];
  const offsets = outline.map(({ x, y }) => x * across.x + y * across.y);
  const spans: [Point, Point][] = [];
  for (let offset = Math.min(...offsets) + step / 2; offset < Math.max(...offsets); offset += step) {
    const from = { x: across.x * offset, y: across.y * offset };
    spans.push(...clipLine(outline, from, { x: from.x + along.x, y: from.y + along.y }));
  }
  return spans;
};

/** The lines of a turned street grid, cut to its outline. */
export const gridPathOf = (outline: Point[], degrees: number, block: readonly [number, number]): string =>
  [...parallels(outline, degrees, block[1]), ...parallels(outline, degrees + 90, block[0])]
    .map((span) => pathOf(span))
    .join('');
