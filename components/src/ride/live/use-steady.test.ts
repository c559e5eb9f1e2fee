import { expect, test } from 'vitest';
import { steadied } from './use-steady.ts';

const at = (receivedAt: number, eta_minutes: number) => ({
  latitude: 37.78,
  longitude: -122.41,
  eta_minutes,
  receivedAt,
});

test('an estimate that wavers by seconds leaves the minutes as they were', () => {
  const first = steadied(null, at(0, 3));
  const second = steadied(first.due, at(10_000, 3.1));
  expect([first.due, second.due]).toEqual([180_000, 180_000]);
  expect(second.position?.eta_minutes).toBeCloseTo(2.83, 2);
});

test('an estimate that differs by half a minute replaces the one before', () => {
  expect(steadied(180_000, at(10_000, 4)).due).toBe(250_000);
  expect(steadied(180_000, at(10_000, 1)).due).toBe(70_000);
});

test('without an estimate there is nothing to keep', () => {
  expect(steadied(180_000, null)).toEqual({ due: null, position: null });
});
