import { type Point, project, unitsOf, unproject } from '../projection.ts';
import { sceneOf } from '../scene/index.ts';
import type { LatLng } from '../scene/scene.ts';
import { nearestPart, type Segment, type StreetGraph, streetGraphOf } from './street-graph.ts';

/** By which factor the way off the streets costs more, and how far (metres) a pin may lie from one. */
const offStreet = 2.2;
const farthest = 2_500;
const fastest = 0.62;
const candidates = 6;

type Access = { segment: Segment; at: Point; walk: number };
/** A point of a way, and the street that leads to it; empty where no street does. */
export type NamedPoint = { at: LatLng; street: string };
type Way = { points: NamedPoint[]; line: LatLng[]; streets: string[] };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const accessesOf = ({ nodes, segments }: StreetGraph, point: Point, reach: number): Access[] => {
  const found: Access[] = [];
  for (const segment of segments) {
    const [from, to] = [nodes[segment.a], nodes[segment.b]];
    if (!from || !to || segment.slowness < 1) continue;
    const part = nearestPart(from, to, point);
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const walk = distance(at, point);
    if (walk < reach) found.push({ segment, at, walk });
  }
  return found.sort((a, b) => a.walk - b.walk).slice(0, candidates);
};

/** Ways from a pin's accesses to the graph's nodes: cost and access by node. */
const entriesOf = (graph: StreetGraph, accesses: Access[]): Map<number, { cost: number; access: Access }> => {
  const entries = new Map<number, { cost: number; access: Access }>();
  for (const access of accesses) {
    for (const id of [access.segment.a, access.segment.b]) {
      const node = graph.nodes[id];
      if (!node) continue;
      const cost = access.walk * offStreet + distance(access.at, node) * access.segment.slowness;
      if (cost < (entries.get(id)?.cost ?? Number.POSITIVE_INFINITY)) entries.set(id, { cost, access });
    }
  }
  return entries;
};

type Step = { cost: number; from: number | null; street: string; length: number };

const cheapest = (open: Set<number>, rank: (id: number) => number): number | undefined => {
  let best: number | undefined;
  for (const id of open) if (best === undefined || rank(id) < rank(best)) best = id;
  return best;
};

class Frontier {
  readonly steps = new Map<number, Step>();
  readonly open = new Set<number>();
  readonly #graph: StreetGraph;
  readonly #goal: Point;

  constructor(graph: StreetGraph, goal: Point) {
    this.#graph = graph;
    this.#goal = goal;
  }

  costOf(id: number): number {
    return this.steps.get(id)?.cost ?? Number.POSITIVE_INFINITY;
  }

  /** The least that a way through this node may cost: highways are the fastest. */
  rank(id: number): number {
    return this.costOf(id) + distance(this.#graph.nodes[id] ?? this.#goal, this.#goal) * fastest;
  }

  reach(id: number, step: Step): void {
    if (step.cost >= this.costOf(id)) return;
    this.steps.set(id, step);
    this.open.add(id);
  }

  takeCheapest(): number | undefined {
    const id = cheapest(this.open, (each) => this.rank(each));
    if (id !== undefined) this.open.delete(id);
    return id;
  }
}

/** A* over the graph, from any entry of the start to any entry of the goal. */
const search = (
  graph: StreetGraph,
  starts: Map<number, { cost: number }>,
  goals: Map<number, { cost: number }>,
  goal: Point,
): { steps: Map<number, Step>; last: number } | null => {
  const frontier = new Frontier(graph, goal);
  for (const [id, { cost }] of starts) frontier.reach(id, { cost, from: null, street: '', length: 0 });
  let end = { last: -1, total: Number.POSITIVE_INFINITY };
  for (let id = frontier.takeCheapest(); id !== undefined; id = frontier.takeCheapest()) {
    if (frontier.rank(id) >= end.total) break;
    const cost = frontier.costOf(id);
    const total = cost + (goals.get(id)?.cost ?? Number.POSITIVE_INFINITY);
    if (total < end.total) end = { last: id, total };
    for (const edge of graph.edges[id] ?? [])
      frontier.reach(edge.to, { cost: cost + edge.cost, from: id, street: edge.street, length: edge.cost });
  }
  return end.last < 0 ? null : { steps: frontier.steps, last: end.last };
};

const walkBack = (steps: Map<number, Step>, last: number): { ids: number[]; streets: string[] } => {
  const ids: number[] = [];
  const lengths = new Map<string, number>();
  for (let id: number | null = last; id !== null; id = steps.get(id)?.from ?? null) {
    ids.unshift(id);
    const step = steps.get(id);
    if (step?.street) lengths.set(step.street, (lengths.get(step.street) ?? 0) + step.length);
  }
  const longest = [...lengths.keys()].sort((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
  const named = longest.slice(0, 2);
  return { ids, streets: [...lengths.keys()].reverse().filter((street) => named.includes(street)) };
};

const wayOf = (points: NamedPoint[], streets: string[]): Way => ({
  points,
  line: points.map(({ at }) => at),
  streets,
});

/** Without streets: a line with one bend, like a street corner. */
const bent = (a: LatLng, b: LatLng): Way => {
  const corner: LatLng = [a[0] + (b[0] - a[0]) * 0.35, a[1] + (b[1] - a[1]) * 0.65];
  return wayOf(
    [a, corner, b].map((at) => ({ at, street: '' })),
    [],
  );
};

const onOneStreet = (a: Access, b: Access): boolean => a.segment === b.segment;

type Named = { point: Point; street: string };

const withoutRepeats = (points: Named[]): NamedPoint[] =>
  points
    .filter(({ point }, at) => at === 0 || distance(point, points[at - 1]?.point ?? point) > 0.01)
    .map(({ point, street }) => ({ at: unproject(point), street }));

const compute = (a: LatLng, b: LatLng): Way => {
  const scene = sceneOf([a, b]);
  if (!scene) return bent(a, b);
  const graph = streetGraphOf(scene);
  const [from, to] = [project(a), project(b)];
  const reach = unitsOf(farthest, scene.centre[0]);
  const [startAccesses, goalAccesses] = [accessesOf(graph, from, reach), accessesOf(graph, to, reach)];
  const [nearStart, nearGoal] = [startAccesses[0], goalAccesses[0]];
  if (!nearStart || !nearGoal) return bent(a, b);
  if (onOneStreet(nearStart, nearGoal)) {
    const { street } = nearStart.segment;
    const points = [from, nearStart.at, nearGoal.at, to].map((point) => ({ point, street }));
    return wayOf(withoutRepeats(points), [street]);
  }
  const starts = entriesOf(graph, startAccesses);
  const goals = entriesOf(graph, goalAccesses);
  const found = search(graph, starts, goals, to);
  if (!found) return bent(a, b);
  const { ids, streets } = walkBack(found.steps, found.last);
  const first = starts.get(ids[0] ?? -1)?.access ?? nearStart;
  const end = goals.get(found.last)?.access ?? nearGoal;
  const [firstStreet, lastStreet] = [first.segment.street, end.segment.street];
  const nodes = ids.flatMap((id) => {
    const point = graph.nodes[id];
    return point ? [{ point, street: found.steps.get(id)?.street || firstStreet }] : [];
  });
  const points = [
    { point: from, street: firstStreet },
    { point: first.at, street: firstStreet },
    ...nodes,
    { point: end.at, street: lastStreet },
    { point: to, street: lastStreet },
  ];
  return wayOf(withoutRepeats(points), streets);
};

const kept = new Map<string, Way>();
const keptMost = 200;

const way = (a: LatLng, b: LatLng): Way => {
  const key = [...a, ...b].map((degrees) => degrees.toFixed(5)).join();
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= keptMost) kept.clear();
  const found = compute(a, b);
  kept.set(key, found);
  return found;
};

const nextStreet = 150;

/** The nearest place on a street, at most 150 m away; otherwise the point itself. */
export const onStreet = (point: LatLng): LatLng => {
  const scene = sceneOf([point]);
  if (!scene) return point;
  const reach = unitsOf(nextStreet, scene.centre[0]);
  const [access] = accessesOf(streetGraphOf(scene), project(point), reach);
  return access ? unproject(access.at) : point;
};

/** A way from one point to the other along the streets that the map draws; bent once where it draws none. */
export const routeBetween = (a: LatLng, b: LatLng): LatLng[] => way(a, b).line;

/** The streets that the way follows longest, in the order they are driven: two at most. */
export const streetsBetween = (a: LatLng, b: LatLng): string[] => way(a, b).streets;

/** The same way as `routeBetween`, with the street that leads to each of its points. */
export const namedRoute = (a: LatLng, b: LatLng): readonly NamedPoint[] => way(a, b).points;
