import { expect, test, vi } from 'vitest';
import { createAppUpdate } from './app-update.ts';

const watched = (isOwnBuild: boolean) => {
  const update = createAppUpdate();
  const [skipWaiting, reload, onChange] = [vi.fn(), vi.fn(), vi.fn()];
  let takeOver = (): void => undefined;
  update.subscribe(onChange);
  const onControlling = (listener: () => void): void => {
    takeOver = listener;
  };
  update.watch({ onWaiting: (listener) => listener(isOwnBuild), onControlling, skipWaiting }, reload);
  return { update, skipWaiting, reload, onChange, takeOver: () => takeOver() };
};

test('a newer version waits until the user agrees, and then the page is loaded once', () => {
  const { update, skipWaiting, reload, onChange, takeOver } = watched(false);
  expect([onChange, skipWaiting, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  update.read()?.();
  expect([skipWaiting, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that is new already gets its worker without a question', () => {
  const { update, skipWaiting, onChange, reload, takeOver } = watched(true);
  expect(update.read()).toBeNull();
  takeOver();
  expect([onChange, skipWaiting, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
});

test('a refused version is not offered again', () => {
  const { update } = watched(false);
  update.dismiss();
  expect(update.read()).toBeNull();
});
