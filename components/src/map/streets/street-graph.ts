import { type Point, project, unitsOf } from '../projection.ts';
import type { Scene, StreetClass } from '../scene/scene.ts';

/** A drivable piece between two nodes. `cost` is its length weighted by how slow it is. */
export type Edge = { to: number; cost: number; street: string };
/** A street's segment, to find the nearest one to a pin. */
export type Segment = { a: number; b: number; slowness: number; street: string };
export type StreetGraph = { nodes: Point[]; edges: Edge[][]; segments: Segment[] };

const slowness: Record<StreetClass, number> = { highway: 0.62, street: 1, main: 1 };
const touching = 45;

type Piece = { from: Point; to: Point; level: StreetClass; street: string; cuts: number[] };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const pointAt = ({ from, to }: Piece, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Where between the ends of a line, 0 to 1, a point is nearest. */
export const nearestPart = (from: Point, to: Point, point: Point): number => {
  const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  if (length === 0) return 0;
  const part = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  return Math.min(1, Math.max(0, part));
};

const piecesOf = (scene: Scene): Piece[] =>
  scene.streets.flatMap(({ name, class: level, line }) => {
    const points = line.map(project);
    return points.slice(1).map((to, at) => ({
      from: points[at] ?? to,
      to,
      level,
      street: name,
      cuts: [0, 1],
    }));
  });

/** Highways meet streets at their ends only: bridges and ramps are not crossings. */
const crosses = (one: Piece, other: Piece): boolean => one.level !== 'highway' && other.level !== 'highway';

const cutAtCrossing = (one: Piece, other: Piece): void => {
  const d1 = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
  const d2 = { x: other.to.x - other.from.x, y: other.to.y - other.from.y };
  const across = d1.x * d2.y - d1.y * d2.x;
  if (across === 0 || !crosses(one, other)) return;
  const gap = { x: other.from.x - one.from.x, y: other.from.y - one.from.y };
  const t = (gap.x * d2.y - gap.y * d2.x) / across;
  const u = (gap.x * d1.y - gap.y * d1.x) / across;
  if (t <= 0 || t >= 1 || u <= 0 || u >= 1) return;
  one.cuts.push(t);
  other.cuts.push(u);
};

const cutWhereTouched = (piece: Piece, end: Point, reach: number): void => {
  const part = nearestPart(piece.from, piece.to, end);
  if (distance(pointAt(piece, part), end) < reach) piece.cuts.push(part);
};

const cutAll = (pieces: Piece[], reach: number): void => {
  pieces.forEach((one, at) => {
    for (const other of pieces.slice(at + 1)) {
      cutAtCrossing(one, other);
      for (const end of [other.from, other.to]) cutWhereTouched(one, end, reach);
      for (const end of [one.from, one.to]) cutWhereTouched(other, end, reach);
    }
  });
};

const nodeFinder =
  (nodes: Point[], reach: number) =>
  (point: Point): number => {
    const known = nodes.findIndex((node) => distance(node, point) < reach);
    return known >= 0 ? known : nodes.push(point) - 1;
  };

const build = (scene: Scene): StreetGraph => {
  const reach = unitsOf(touching, scene.centre[0]);
  const pieces = piecesOf(scene);
  cutAll(pieces, reach);
  const graph: StreetGraph = { nodes: [], edges: [], segments: [] };
  const nodeAt = nodeFinder(graph.nodes, reach);
  for (const piece of pieces) {
    const stops = piece.cuts.sort((a, b) => a - b).map((part) => nodeAt(pointAt(piece, part)));
    stops.slice(1).forEach((b, at) => {
      const a = stops[at] ?? b;
      if (a !== b) graph.segments.push({ a, b, slowness: slowness[piece.level], street: piece.street });
    });
  }
  graph.edges = graph.nodes.map(() => []);
  for (const { a, b, slowness: factor, street } of graph.segments) {
    const [from, to] = [graph.nodes[a], graph.nodes[b]];
    if (!from || !to) continue;
    const cost = distance(from, to) * factor;
    graph.edges[a]?.push({ to: b, cost, street });
    graph.edges[b]?.push({ to: a, cost, street });
  }
  return graph;
};

const graphs = new WeakMap<Scene, StreetGraph>();

/** The graph of a city's streets, built when first asked for. */
export const streetGraphOf = (scene: Scene): StreetGraph => {
  const graph = graphs.get(scene) ?? build(scene);
  graphs.set(scene, graph);
  return graph;
};
