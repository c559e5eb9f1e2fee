import { describe, expect, it } from 'vitest';
import { createText } from '../intl/create-text.ts';
import { map } from '../intl/generated/en-US/map.ts';
import {
  fit,
  isOutgrown,
  keptClear,
  type Limits,
  limited,
  limitsOf,
  pan,
  scales,
  zoom,
} from './camera/camera.ts';
import { wholeCity } from './camera/use-camera.ts';
import { geocodePlace } from './gazetteer/index.ts';
import { labelLimit } from './layout.ts';
import { metresBetween } from './metres.ts';
import { gridPathOf, pathOf, roundedPathOf } from './paths.ts';
import { type Point, project, toScreen, toWorld, unproject } from './projection.ts';
import { sceneOf } from './scene/index.ts';
import { sanFrancisco } from './scene/san-francisco.ts';
import type { LatLng } from './scene/scene.ts';
import { routeBetween, streetsBetween } from './streets/route.ts';
import { describeMap } from './summary.ts';

const size = { width: 390, height: 288 };
const insets = { top: 40, right: 30, bottom: 30, left: 30 };
const ferry: LatLng = [37.7955, -122.3937];
const deYoung: LatLng = [37.7715, -122.4687];
const berlin: LatLng = [52.52, 13.405];

const lengthOf = (line: LatLng[]): number =>
  line.slice(1).reduce((sum, point, at) => sum + metresBetween(line[at] ?? point, point), 0);

const contains = (outline: LatLng[], [lat, lng]: LatLng): boolean =>
  outline.reduce((inside, [lat1, lng1], at) => {
    const [lat2, lng2] = outline[(at + 1) % outline.length] ?? [lat1, lng1];
    const cuts = lat1 > lat !== lat2 > lat && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1;
    return cuts ? !inside : inside;
  }, false);

describe('projection and camera', () => {
  it('projects a point back to where it started', () => {
    for (const point of [ferry, berlin, [-33.86, 151.2] as LatLng]) {
      const [latitude, longitude] = unproject(project(point));
      expect(latitude).toBeCloseTo(point[0], 9);
      expect(longitude).toBeCloseTo(point[1], 9);
    }
    const camera = { centre: project(ferry), scale: 0.7 };
    const there = toScreen(camera, size, project(deYoung));
    expect(unproject(toWorld(camera, size, there))[0]).toBeCloseTo(deYoung[0], 9);
  });

  it('puts north above south and east right of west', () => {
    expect(project([37.8, -122.4]).y).toBeLessThan(project([37.7, -122.4]).y);
    expect(project([37.8, -122.3]).x).toBeGreaterThan(project([37.8, -122.4]).x);
  });

  it.each([
    [930, 228],
    [816, 420],
    [390, 300],
  ])('shows the north of the city in a picture of %i by %i px', (width, height) => {
    const low = { width, height };
    const camera = wholeCity(sanFrancisco, low);
    const { y } = toScreen(camera, low, project([37.808, -122.41]));
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height * 0.4);
  });

  it('frames all points inside the insets', () => {
    const camera = fit([ferry, deYoung].map(project), size, insets);
    for (const point of [ferry, deYoung]) {
      const { x, y } = toScreen(camera, size, project(point));
      expect(x).toBeGreaterThanOrEqual(insets.left - 0.01);
      expect(x).toBeLessThanOrEqual(size.width - insets.right + 0.01);
      expect(y).toBeGreaterThanOrEqual(insets.top - 0.01);
      expect(y).toBeLessThanOrEqual(size.height - insets.bottom + 0.01);
    }
    expect(fit([project(ferry)], size, insets).scale).toBe(scales.alone);
  });

  it('zooms around the point under the pointer and stays within its limits', () => {
    const camera = fit([ferry, deYoung].map(project), size, insets);
    const room = { size, limits: limitsOf(sanFrancisco, size) };
    const pivot: Point = { x: 100, y: 50 };
    const before = toWorld(camera, size, pivot);
    const after = toWorld(zoom(camera, room, 2, pivot), size, pivot);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(zoom(camera, room, 1e9).scale).toBe(scales.near);
    expect(pan(camera, 10, 0).centre.x).toBeGreaterThan(camera.centre.x);
  });
});

describe('a map that follows a car', () => {
  const covered = { top: 76, bottom: 120 };
  const framed = { top: 110, right: 40, bottom: 150, left: 40 };
  const camera = fit([ferry, deYoung].map(project), size, framed);
  const isOutgrownAt = (y: number): boolean =>
    isOutgrown(camera, camera, {
      points: [toWorld(camera, size, { x: size.width / 2, y })],
      size,
      clear: keptClear(covered, framed),
    });

  it('frames the car again before it drives beneath what covers the map', () => {
    expect(isOutgrownAt(size.height - framed.bottom)).toBe(false);
    expect(isOutgrownAt(size.height - covered.bottom)).toBe(true);
    expect(isOutgrownAt(framed.top)).toBe(false);
    expect(isOutgrownAt(covered.top)).toBe(true);
  });
});

describe('the limits of a map', () => {
  const room = { size, limits: limitsOf(sanFrancisco, size) };
  const [south, west, north, east] = sanFrancisco.extent;
  const isInside = (camera: { centre: Point; scale: number }): boolean => {
    const topLeft = unproject(toWorld(camera, size, { x: 0, y: 0 }));
    const bottomRight = unproject(toWorld(camera, size, { x: size.width, y: size.height }));
    const slack = 1e-9;
    return (
      topLeft[0] <= north + slack &&
      topLeft[1] >= west - slack &&
      bottomRight[0] >= south - slack &&
      bottomRight[1] <= east + slack
    );
  };

  it('end where the drawing of the bay ends, however far one zooms out or drags', () => {
    const camera = fit([ferry, deYoung].map(project), size, insets);
    expect(isInside(limited(zoom(camera, room, 1e-9), size, room.limits))).toBe(true);
    expect(isInside(limited(pan(camera, 1e6, -1e6), size, room.limits))).toBe(true);
  });

  it('leave what a sheet hides undrawn, so that a place in the south is shown above the sheet', () => {
    const tall = { width: 390, height: 788 };
    const hidden = 422;
    const halfMoonBay: LatLng = [37.4636, -122.4286];
    const framing = fit([ferry, halfMoonBay].map(project), tall, {
      ...insets,
      bottom: hidden + 24,
    });
    const placed = (limits: Limits): number =>
      toScreen(limited(framing, tall, limits), tall, project(halfMoonBay)).y;
    expect(placed(limitsOf(sanFrancisco, tall))).toBeGreaterThan(tall.height - hidden);
    expect(placed(limitsOf(sanFrancisco, tall, hidden))).toBeLessThan(tall.height - hidden);
  });

  it('limit the zoom to the streets and names that the map contains', () => {
    expect(zoom(fit([project(ferry)], size, insets), room, 1e9).scale).toBe(scales.near);
  });
});

describe('the scenes', () => {
  it('finds the city that contains the points', () => {
    expect(sceneOf([ferry, deYoung])?.name).toBe('San Francisco');
    expect(sceneOf([[48.7838, 9.1816]])?.name).toBe('Stuttgart');
    expect(sceneOf([berlin])).toBeNull();
    expect(sceneOf([ferry, berlin])).toBeNull();
  });

  it('draws known landmarks on land and the bay as water', () => {
    const onLand = (point: LatLng) => sanFrancisco.land.some((outline) => contains(outline, point));
    const names = [
      'Ferry Building',
      'Coit Tower',
      'Oracle Park',
      'Ocean Beach',
      'Palace of Fine Arts',
      'SFO',
      'OAK',
    ];
    for (const name of [...names, 'Castro', 'Pier 39', 'Chase Center', 'Treasure Island', 'Cow Palace']) {
      const place = geocodePlace(name);
      expect(place && onLand([place.latitude, place.longitude]), name).toBe(true);
    }
    expect(onLand([37.815, -122.44])).toBe(false);
    expect(onLand([37.76, -122.35])).toBe(false);
    expect(onLand([37.76, -122.53])).toBe(false);
  });

  it('draws the land on beyond what a map may show, so that no straight shore is seen', () => {
    const [south, west, north, east] = sanFrancisco.extent;
    const beyond = 0.03;
    const isOutside = ([lat, lng]: LatLng): boolean =>
      lat <= south - beyond || lat >= north + beyond || lng <= west - beyond || lng >= east + beyond;
    const straight = sanFrancisco.land.flatMap((outline) =>
      outline.flatMap((from, at): LatLng[] => {
        const to = outline[(at + 1) % outline.length] ?? from;
        const [high, wide] = [Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])];
        return Math.min(high, wide) < 1e-6 && Math.max(high, wide) > 0.1 ? [from, to] : [];
      }),
    );
    expect(straight.length).toBeGreaterThan(0);
    expect(straight.filter((point) => !isOutside(point))).toEqual([]);
  });

  it('draws parks where they are', () => {
    const inPark = (point: LatLng) => sanFrancisco.parks.some((outline) => contains(outline, point));
    expect(inPark(deYoung)).toBe(true);
    expect(inPark([37.7597, -122.4269])).toBe(true);
    expect(inPark(ferry)).toBe(false);
  });
});

describe('routes', () => {
  it('follows Market and Fell from the Ferry Building to the museum', () => {
    const line = routeBetween(ferry, deYoung);
    expect(line[0]?.[0]).toBeCloseTo(ferry[0], 9);
    expect(line.at(-1)?.[1]).toBeCloseTo(deYoung[1], 9);
    expect(line.length).toBeGreaterThan(8);
    expect(streetsBetween(ferry, deYoung)).toEqual(['Market St', 'Fell St']);
    expect(lengthOf(line)).toBeLessThan(metresBetween(ferry, deYoung) * 1.25);
  });

  it('crosses the bay by the bridge, never through the water', () => {
    const line = routeBetween(ferry, [37.7126, -122.2125]);
    expect(streetsBetween(ferry, [37.7126, -122.2125])).toContain('Bay Bridge');
    expect(line.some(([latitude]) => latitude > 37.82)).toBe(true);
  });

  it('reaches every place of the city without great detours', () => {
    for (const name of [
      'Pier 39',
      'SF Zoo',
      'Castro',
      'Hunters Point',
      'Fort Point',
      'Treasure Island',
      'Cliff House',
    ]) {
      const place = geocodePlace(name);
      if (!place) throw new Error(name);
      const to: LatLng = [place.latitude, place.longitude];
      const line = routeBetween(deYoung, to);
      expect(line.length, name).toBeGreaterThan(3);
      expect(lengthOf(line), name).toBeLessThan(metresBetween(deYoung, to) * 1.9 + 1500);
    }
  });

  it('bends once where no street is drawn', () => {
    expect(routeBetween(berlin, [52.5, 13.45])).toHaveLength(3);
    expect(streetsBetween(berlin, [52.5, 13.45])).toEqual([]);
  });
});

describe('the drawing', () => {
  it('converts points to SVG paths', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(pathOf(corner, true)).toBe('M0 0L10 0L10 10Z');
    expect(roundedPathOf(corner, 2)).toBe('M0 0L8 0Q10 0 10 2L10 10');
    expect(pathOf([])).toBe('');
    const square = [...corner, { x: 0, y: 10 }];
    expect(gridPathOf(square, 0, [5, 5]).split('M')).toHaveLength(5);
  });

  it('allows seven labels on a phone and none on a thumbnail', () => {
    expect(labelLimit(size)).toBe(7);
    expect(labelLimit({ width: 132, height: 132 })).toBe(0);
  });

  it('describes what the map shows', () => {
    const at = ([latitude, longitude]: LatLng, name: string) => ({ latitude, longitude, name });
    expect(
      describeMap(createText('en-US', map), 'Route preview', {
        pickup: at(ferry, 'Ferry Building'),
        dropoff: at(deYoung, 'de Young Museum'),
        drivers: [{ latitude: 37.78, longitude: -122.4 }],
      }),
    ).toBe(
      'Route preview. Route from Ferry Building to de Young Museum via Market St and Fell St. 1 driver nearby.',
    );
  });
});
