import { describe, expect, it } from 'vitest';
import { project, unitsOf } from '../projection.ts';
import type { LatLng } from '../scene/scene.ts';
import { routeBetween } from '../streets/route.ts';
import { matchOn, pointOn, wayOf } from '../streets/way.ts';
import { CarMotion } from './car-motion.ts';

const ferry: LatLng = [37.7955, -122.3937];
const cityHall: LatLng = [37.7793, -122.4193];
const way = wayOf(routeBetween(cityHall, ferry).map(project));
const metre = unitsOf(1, ferry[0]);
/** A report from this many metres along the way. */
const reportAt = (metres: number) => {
  const { x, y } = pointOn(way, metres * metre);
  const world = 2 ** 22;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
    longitude: (x / world) * 360 - 180,
  };
};
const besideWay = (motion: CarMotion): number => {
  const pose = motion.pose();
  return pose ? matchOn(way, pose.at).beside / metre : Number.NaN;
};
const shownAt = (motion: CarMotion): number => {
  const pose = motion.pose();
  return pose ? matchOn(way, pose.at).along / metre : Number.NaN;
};

const started = (): CarMotion => {
  const motion = new CarMotion();
  motion.aim({ to: ferry });
  motion.report(reportAt(200));
  return motion;
};

describe('a car between two reports', () => {
  it('glides along the street, evenly, and never beyond where it was seen', () => {
    const motion = started();
    motion.tick(1_000);
    motion.report(reportAt(400));
    const seen: number[] = [];
    for (let now = 1_000; now <= 4_000; now += 100) {
      motion.tick(now);
      seen.push(shownAt(motion));
      expect(besideWay(motion)).toBeLessThan(1);
    }
    expect(seen.every((at, index) => index === 0 || at >= (seen[index - 1] ?? 0))).toBe(true);
    expect(seen.at(10)).toBeGreaterThan(250);
    expect(seen.at(10)).toBeLessThan(350);
    expect(seen.at(-1)).toBeCloseTo(400, 0);
    expect(motion.pose()?.isMoving).toBe(false);
  });

  it('does not jump when the next report comes early', () => {
    const motion = started();
    motion.tick(1_000);
    motion.report(reportAt(400));
    motion.tick(1_500);
    const before = shownAt(motion);
    motion.report(reportAt(450));
    expect(shownAt(motion)).toBeCloseTo(before, 3);
  });

  it('moves in steps where the user prefers reduced motion', () => {
    const motion = started();
    motion.isEased = false;
    motion.report(reportAt(400));
    expect(shownAt(motion)).toBeCloseTo(400, 0);
    expect(motion.pose()?.isMoving).toBe(false);
  });

  it('points in the direction of travel', () => {
    const motion = started();
    const [a, b] = [pointOn(way, 195 * metre), pointOn(way, 205 * metre)];
    const expected = ((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360;
    expect(motion.pose()?.heading).toBeCloseTo(expected, 0);
  });

  it('begins the driven leg at the car and ends the travelled part there', () => {
    const motion = started();
    motion.isEased = false;
    motion.report(reportAt(400));
    const at = motion.pose()?.at;
    expect(motion.ahead()[0]).toEqual(at);
    expect(motion.travelled().at(-1)).toEqual(at);
    expect(motion.ahead().at(-1)?.x).toBeCloseTo(project(ferry).x, 3);
  });
});

describe('a car that leaves its way', () => {
  it('finds another way from where it is, and still does not jump', () => {
    const motion = started();
    motion.tick(1_000);
    const before = motion.pose()?.at;
    motion.report({ latitude: 37.7857, longitude: -122.4213 });
    expect(motion.pose()?.at).toEqual(before);
    motion.tick(60_000);
    expect(besideWay(motion)).toBeGreaterThan(100);
    expect(motion.ahead().at(-1)?.x).toBeCloseTo(project(ferry).x, 3);
  });

  it('keeps its place when the next leg begins', () => {
    const motion = started();
    const before = motion.pose()?.at;
    motion.aim({ from: ferry, to: cityHall });
    const after = motion.pose()?.at;
    expect(Math.hypot((after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(
      60 * metre,
    );
    expect(motion.travelled().length).toBeGreaterThan(1);
  });
});
