import { haversineKm, type Point } from '../../domain/distance.ts';
import network from './street-network.json' with { type: 'json' };

const highwayFactor = 0.6;

/** The corners of the city's streets. */
export const corners: readonly Point[] = network.nodes.map(([latitude = 0, longitude = 0]) => ({
  latitude,
  longitude,
}));

type Edge = { to: number; cost: number };
const edges: Edge[][] = corners.map(() => []);
for (const [a = 0, b = 0, isHighway = 0] of network.streets) {
  const [from, to] = [corners[a], corners[b]];
  if (!from || !to) continue;
  const cost = haversineKm(from, to) * (isHighway === 1 ? highwayFactor : 1);
  edges[a]?.push({ to: b, cost });
  edges[b]?.push({ to: a, cost });
}

const nearestCorner = (point: Point): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  corners.forEach((corner, at) => {
    const km = haversineKm(corner, point);
    if (km < least) [best, least] = [at, km];
  });
  return best;
};

/** The previous corner on the shortest path to every corner. Dijkstra without a heap, for a few hundred corners. */
const shortestPathFrom = (start: number, goal: number): Int32Array => {
  const from = new Int32Array(corners.length).fill(-1);
  const cost = new Float64Array(corners.length).fill(Number.POSITIVE_INFINITY);
  const open = new Set([start]);
  cost[start] = 0;
  while (open.size > 0) {
    const at = cheapestOf(open, cost);
    if (at === goal) break;
    open.delete(at);
    for (const edge of edges[at] ?? []) {
      const total = (cost[at] ?? 0) + edge.cost;
      if (total >= (cost[edge.to] ?? 0)) continue;
      cost[edge.to] = total;
      from[edge.to] = at;
      open.add(edge.to);
    }
  }
  return from;
};

const cheapestOf = (open: ReadonlySet<number>, cost: Float64Array): number => {
  let best = -1;
  for (const id of open) if (best < 0 || (cost[id] ?? 0) < (cost[best] ?? 0)) best = id;
  return best;
};

/** The path from one point to another along the streets, without the start and with the goal as the last point. */
export const wayBetween = (start: Point, goal: Point): Point[] => {
  const [first, last] = [nearestCorner(start), nearestCorner(goal)];
  const from = shortestPathFrom(first, last);
  const way: Point[] = [goal];
  for (let at = last; at >= 0; at = from[at] ?? -1) {
    const corner = corners[at];
    if (corner) way.unshift(corner);
  }
  return way;
};

/** Follows a path for that many metres. Returns the new position and the rest of the path. */
export const walk = (from: Point, way: readonly Point[], metres: number): { at: Point; way: Point[] } => {
  let at = from;
  let left = metres / 1000;
  for (let next = 0; next < way.length; next += 1) {
    const to = way[next] ?? at;
    const km = haversineKm(at, to);
    if (km > left) {
      const part = left / km;
      const place = {
        latitude: at.latitude + (to.latitude - at.latitude) * part,
        longitude: at.longitude + (to.longitude - at.longitude) * part,
      };
      return { at: place, way: way.slice(next) };
    }
    left -= km;
    at = to;
  }
  return { at, way: [] };
};
