import { expect, test } from 'vitest';
import { project, toScreen } from '../projection.ts';
import { sceneOf } from '../scene/index.ts';
import type { LatLng } from '../scene/scene.ts';
import { areaFraming, ringUnits } from './area-framing.ts';
import { placeMarks } from './place-marks.ts';

const market: LatLng = [37.7837, -122.4089];
const size = { width: 840, height: 744 };
const insets = { top: 84, right: 24, bottom: 156, left: 24 };
const frame = { scene: sceneOf([market]), size, insets };

test('a ring that fits is shown whole, as large as the uncovered part allows', () => {
  const camera = areaFraming(market, 5, frame);
  const { x, y } = toScreen(camera, size, project(market));
  const radius = ringUnits(5, market) * camera.scale;
  expect([y - radius, y + radius].map(Math.round)).toEqual([insets.top, size.height - insets.bottom]);
  expect(x).toBeCloseTo(size.width / 2);
});

test('a ring larger than the city leaves the map on the city around the position', () => {
  const [wide, wider] = [50, 100].map((km) => areaFraming(market, km, frame));
  expect(wide).toEqual(wider);
  expect(ringUnits(50, market) * (wide?.scale ?? 0)).toBeGreaterThan(size.width);
});

test('without a position the whole city is shown', () => {
  expect(areaFraming(null, 5, frame).scale).toBe(areaFraming(market, 100, frame).scale);
});

const at = (x: number, y: number) => ({ mark: `${x}`, at: { x, y } });

test('the first of two marks that would overlap keeps its bubble, the other becomes a dot', () => {
  const placed = placeMarks([at(200, 200), at(230, 210), at(400, 200)], { size, width: 80, taken: [] });
  expect(placed.map(({ isDot }) => isDot)).toEqual([false, true, false]);
});

test('a mark beside the picture is left out, and one over the own position is a dot', () => {
  const taken = [{ x: 190, y: 160, width: 20, height: 20 }];
  const placed = placeMarks([at(-5, 100), at(200, 200)], { size, width: 80, taken });
  expect(placed.map(({ mark, isDot }) => [mark, isDot])).toEqual([['200', true]]);
});
