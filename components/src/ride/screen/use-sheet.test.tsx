import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { useSheet } from './use-sheet.ts';

const screen = 800;

/** A sheet at half height, with a pointer that drags its grip along these [y, time] points and lets go at `letGoAt`. */
const drag = (points: readonly (readonly [number, number])[], letGoAt: number) => {
  const { result } = renderHook(() => useSheet(screen));
  const at = ([clientY, timeStamp]: readonly [number, number]) =>
    // Of an event, the sheet reads these fields only.
    ({ clientY, timeStamp, pointerId: 1, currentTarget: {} }) as unknown as PointerEvent;
  const [first = [0, 0], ...rest] = points;
  act(() => result.current.grip.onPointerDown(at(first)));
  for (const point of rest) act(() => result.current.grip.onPointerMove(at(point)));
  act(() => result.current.grip.onPointerUp(at([0, letGoAt])));
  act(() => result.current.grip.onClick());
  return result.current.stop;
};

test('a slow drag goes to the nearest height', () => {
  const slowly = (to: number) =>
    [
      [400, 0],
      [(400 + to) / 2, 1_000],
      [to, 2_000],
    ] as const;
  expect(drag(slowly(150), 2_010)).toBe('full');
  expect(drag(slowly(350), 2_010)).toBe('half');
  expect(drag(slowly(700), 2_010)).toBe('low');
});

const upQuickly = [
  [400, 0],
  [370, 10],
  [340, 20],
] as const;

test('a flick goes on to the next height', () => {
  expect(drag(upQuickly, 30)).toBe('full');
});

test('a pointer that rests before it lets go does not flick', () => {
  expect(drag(upQuickly, 520)).toBe('half');
});

test('a press steps to the next height', () => {
  expect(drag([[400, 0]], 50)).toBe('full');
});

test('a sheet that rests at a share of the screen does not change its height once the screen is measured', () => {
  const { result, rerender } = renderHook((height: number) => useSheet(height), { initialProps: 288 });
  const first = result.current.height;
  rerender(screen);
  expect([first, result.current.height]).toEqual(['50%', '50%']);
  act(() => result.current.grip.onClick());
  expect(result.current.height).toBe('92%');
  act(() => result.current.grip.onClick());
  expect(result.current.height).toBe('96px');
});

test('the lowest sheet is as high as what it shows, and never lower than its usual height', () => {
  const lowest = (content: number) => {
    const { result } = renderHook(() => useSheet(screen, content));
    for (let press = 0; press < 2; press += 1) act(() => result.current.grip.onClick());
    return [result.current.stop, result.current.covered];
  };
  expect(lowest(80)).toEqual(['low', 96]);
  expect(lowest(136)).toEqual(['low', 136]);
});
