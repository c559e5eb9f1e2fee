import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsScrolled } from './use-is-scrolled.ts';

const scrollTo = (top: number): void =>
  act(() => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  });

test('the page is scrolled once a quarter of the window is out of view, until it is back at its top', () => {
  Object.assign(window, { innerHeight: 800 });
  const { result } = renderHook(useIsScrolled);
  const seen = [0, 199, 201, 1_000, 10, 0, 10].map((top) => {
    scrollTo(top);
    return result.current;
  });
  expect(seen).toEqual([false, false, true, true, true, false, false]);
});
