import { expect, test } from 'vitest';
import { placesIn } from './scales.ts';

const bars = (...values: number[]) => values.map((value, index) => ({ key: `${index}`, value }));

test('bars stand on the zero line and reach as high as their share of the axis', () => {
  const { bars: places, width } = placesIn({ bars: bars(0, 5, 10), highest: { bars: 10 } });
  expect(width).toBe(30);
  expect(places.map(({ y, height }) => [y, height])).toEqual([
    [100, 0],
    [50, 50],
    [0, 100],
  ]);
  expect(places[1]?.x).toBeCloseTo(12);
  expect(places[1]?.width).toBeCloseTo(6);
});

test('a value below zero hangs from the zero line', () => {
  const { bars: places } = placesIn({ bars: bars(10, -10), highest: { bars: 10 } });
  expect(places.map(({ y, height }) => [y, height])).toEqual([
    [0, 50],
    [50, 50],
  ]);
});

test('the points of the line are above the middle of their bars, on an axis of their own', () => {
  const { points } = placesIn({ bars: bars(1, 1), line: [0, 4], highest: { bars: 1, line: 8 } });
  expect(points).toEqual([
    { x: expect.closeTo(5), y: 100 },
    { x: expect.closeTo(15), y: 50 },
  ]);
});
