import { expect, test } from 'vitest';
import { project, toScreen } from '../projection.ts';
import { sanFrancisco } from '../scene/san-francisco.ts';
import type { LatLng } from '../scene/scene.ts';
import { limited, limitsOf } from './camera.ts';
import { cityFrame, showsMore } from './city-frame.ts';
import { wholeCity } from './use-camera.ts';

/** The map above the table of rides. */
const size = { width: 900, height: 244 };
const insets = { top: 46, right: 40, bottom: 26, left: 40 };
const clear = { top: 23, right: 20, bottom: 13, left: 20 };
const room = { size, insets, clear };

const cityHall: LatLng = [37.7793, -122.4193];
const ferry: LatLng = [37.7955, -122.3937];
const excelsior: LatLng = [37.7248, -122.4262];

const frame = (all: LatLng[], chosen: LatLng[] = []) =>
  cityFrame(sanFrancisco, room, { all: all.map(project), chosen: chosen.map(project) });
const isShown = (camera: ReturnType<typeof frame>, place: LatLng): boolean => {
  const { x, y } = toScreen(camera, size, project(place));
  return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
};
const city = limited(wholeCity(sanFrancisco, size), size, limitsOf(sanFrancisco, size));

test('the city’s own frame stays as long as it has every car', () => {
  expect(frame([])).toEqual(city);
  expect(frame([cityHall, ferry])).toEqual(city);
});

test('a car beyond it is shown with all the others', () => {
  expect(isShown(city, excelsior)).toBe(false);
  const wide = frame([cityHall, ferry, excelsior]);
  for (const car of [cityHall, ferry, excelsior]) expect(isShown(wide, car)).toBe(true);
});

test('a car beyond the drawing is left out', () => {
  expect(frame([cityHall, [52.52, 13.405]])).toEqual(city);
});

test('where the picture is too small for all, the chosen ride is shown', () => {
  const [south, west, north] = sanFrancisco.extent;
  const far: LatLng[] = [
    [south + 0.005, west + 0.005],
    [north - 0.005, west + 0.005],
  ];
  const chosen: LatLng[] = [excelsior];
  expect(isShown(frame(far, chosen), excelsior)).toBe(true);
});

test('the map moves only for a point that it does not show', () => {
  const wide = frame([cityHall, excelsior]);
  expect(showsMore(wide, city, [project(excelsior)], room)).toBe(true);
  expect(showsMore(wide, wide, [project(excelsior)], room)).toBe(false);
  expect(showsMore(city, wide, [project(cityHall)], room)).toBe(false);
});
