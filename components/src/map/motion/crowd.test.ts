import { describe, expect, it } from 'vitest';
import { project } from '../projection.ts';
import type { LatLng } from '../scene/scene.ts';
import { routeBetween } from '../streets/route.ts';
import { matchOn, wayOf } from '../streets/way.ts';
import { Crowd } from './crowd.ts';

const size = { width: 400, height: 400 };
const centre = project([37.785, -122.407]);
const camera = { centre, scale: 1 };
const at = ([latitude, longitude]: LatLng, id = 'a') => ({ id, latitude, longitude });

const marksOf = (crowd: Crowd, now: number) => {
  const marks: { x: number; y: number; heading: number }[] = [];
  const isMoving = crowd.draw(camera, size, now, (x, y, heading) => marks.push({ x, y, heading }));
  return { marks, isMoving };
};

describe('many cars', () => {
  it('are drawn where they were seen first, and glide to where they are seen next', () => {
    const crowd = new Crowd();
    crowd.report([at([37.785, -122.407])], 0, true);
    expect(marksOf(crowd, 0)).toMatchObject({ marks: [{ x: 200, y: 200 }], isMoving: false });
    crowd.report([at([37.7854, -122.407])], 1_000, true);
    const middle = marksOf(crowd, 2_000);
    const end = marksOf(crowd, 60_000);
    expect(middle.isMoving).toBe(true);
    expect(middle.marks[0]?.y).toBeLessThan(200);
    expect(middle.marks[0]?.y).toBeGreaterThan(end.marks[0]?.y ?? 0);
    expect(middle.marks[0]?.heading).toBeCloseTo(0, 0);
    expect(end.isMoving).toBe(false);
  });

  it('drive a longer hop along the streets', () => {
    const [from, to]: LatLng[] = [
      [37.7877, -122.4035],
      [37.784, -122.4],
    ];
    if (!from || !to) throw new Error('no hop');
    const streets = wayOf(routeBetween(from, to).map(project));
    const crowd = new Crowd();
    crowd.report([at(from)], 0, true);
    crowd.report([at(to)], 1_000, true);
    for (let now = 1_000; now < 4_000; now += 200) {
      const [mark] = marksOf(crowd, now).marks;
      const world = { x: (mark?.x ?? 0) - 200 + centre.x, y: (mark?.y ?? 0) - 200 + centre.y };
      expect(matchOn(streets, world).beside).toBeLessThan(0.5);
    }
  });

  it('disappear when they are no longer reported, and outside of the picture', () => {
    const crowd = new Crowd();
    crowd.report([at([37.785, -122.407]), at([37.6, -122.4], 'b')], 0, true);
    expect(marksOf(crowd, 0).marks).toHaveLength(1);
    crowd.report([], 1_000, true);
    expect(marksOf(crowd, 1_000).marks).toHaveLength(0);
  });

  it('move in steps where the user prefers reduced motion', () => {
    const crowd = new Crowd();
    crowd.report([at([37.785, -122.407])], 0, false);
    crowd.report([at([37.7854, -122.407])], 1_000, false);
    expect(marksOf(crowd, 1_000).isMoving).toBe(false);
    expect(marksOf(crowd, 1_000).marks[0]?.y).toBeLessThan(199);
  });

  it('are found near a press, and have the look that was reported last', () => {
    const crowd = new Crowd();
    const car = at([37.785, -122.407]);
    crowd.report([car], 0, true);
    expect(crowd.nearest(camera, size, 0, { x: 210, y: 195 })).toBe('a');
    expect(crowd.nearest(camera, size, 0, { x: 260, y: 200 })).toBeNull();
    crowd.report([{ ...car, look: 'accepted' }], 1_000, true);
    const looks: (string | undefined)[] = [];
    crowd.draw(camera, size, 1_000, (_x, _y, _heading, look) => looks.push(look));
    expect(looks).toEqual(['accepted']);
  });

  it('stand along their street before they move', () => {
    const crowd = new Crowd({ headingAt: () => 90 });
    crowd.report([at([37.785, -122.407])], 0, true);
    expect(marksOf(crowd, 0).marks[0]?.heading).toBe(90);
  });
});
