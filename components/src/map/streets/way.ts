import type { Point } from '../projection.ts';
import { nearestPart } from './street-graph.ts';

/** A line with the distance of each of its points from the start, all in the units of its points. */
export type Way = { points: readonly Point[]; distances: readonly number[]; length: number };
/** A place on a way: how far along, and how far beside it a point lies. */
export type Match = { along: number; beside: number };

const gap = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const wayOf = (points: readonly Point[]): Way => {
  const distances: number[] = [];
  let length = 0;
  points.forEach((point, at) => {
    length += gap(points[at - 1] ?? point, point);
    distances.push(length);
  });
  return { points, distances, length };
};

/** The place that far along a way, which ends at its ends. A way has at least one point. */
export const pointOn = ({ points, distances, length }: Way, along: number): Point => {
  const wanted = Math.min(length, Math.max(0, along));
  const next = distances.findIndex((distance) => distance >= wanted);
  const to = points[next] ?? { x: 0, y: 0 };
  const from = points[next - 1] ?? to;
  const start = distances[next - 1] ?? 0;
  const step = (distances[next] ?? 0) - start;
  return step === 0 ? to : between(from, to, (wanted - start) / step);
};

/** The part of a way between two distances, with a point at each. */
export const partOf = (way: Way, from: number, to: number): Point[] => [
  pointOn(way, from),
  ...way.points.filter((_, at) => {
    const distance = way.distances[at] ?? 0;
    return distance > from && distance < to;
  }),
  pointOn(way, to),
];

/** A place farther along must be nearer by this share of the distance, or a way that meets itself would be cut short. */
const patience = 0.05;

/** The place of a way, from a distance on, that a point belongs to. */
export const matchOn = (way: Way, point: Point, from = 0): Match => {
  let best: Match & { cost: number } = {
    along: from,
    beside: Number.POSITIVE_INFINITY,
    cost: Number.POSITIVE_INFINITY,
  };
  way.points.forEach((end, at) => {
    const [start, far] = [way.points[at - 1] ?? end, way.distances[at] ?? 0];
    if (far < from) return;
    const near = way.distances[at - 1] ?? 0;
    const along = Math.max(from, near + (far - near) * nearestPart(start, end, point));
    const beside = gap(pointOn(way, along), point);
    const cost = beside + (along - from) * patience;
    if (cost < best.cost) best = { along, beside, cost };
  });
  return { along: best.along, beside: best.beside };
};

/** Degrees clockwise from north, in a world whose y grows to the south. Undefined for a point without extent. */
export const headingFrom = (from: Point, to: Point): number | undefined =>
  gap(from, to) < 1e-6 ? undefined : ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;

/** The heading of something as long as `reach` on both sides of a place: it turns while it passes a corner. */
export const headingOn = (way: Way, along: number, reach: number): number | undefined =>
  headingFrom(pointOn(way, along - reach), pointOn(way, along + reach));
