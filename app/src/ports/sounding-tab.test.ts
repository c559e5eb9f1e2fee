// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSoundingTab } from './sounding-tab.ts';

/** The locks of one browser: who asks waits until the holder is done. */
const browser = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, hold: () => Promise<unknown>) => {
    last = last.then(hold);
    return last;
  };
  return { request } as unknown as LockManager;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('of two tabs the first one that may make sounds makes them, and the other one once it leaves', async () => {
  const locks = browser();
  const [first, second] = [createSoundingTab(locks), createSoundingTab(locks)];
  second.claim();
  first.claim();
  await settle();
  expect([first.isOurs(), second.isOurs()]).toEqual([false, true]);
  second.leave();
  await settle();
  expect([first.isOurs(), second.isOurs()]).toEqual([true, false]);
});

test('a tab that left before its turn leaves it to the next one, and may ask again', async () => {
  const locks = browser();
  const [first, second, third] = [0, 1, 2].map(() => createSoundingTab(locks));
  for (const tab of [first, second, third]) tab?.claim();
  second?.leave();
  first?.leave();
  await settle();
  expect([first, second, third].map((tab) => tab?.isOurs())).toEqual([false, false, true]);
  first?.claim();
  third?.leave();
  await settle();
  expect(first?.isOurs()).toBe(true);
});

test('without Web Locks every tab makes sounds, also after a refusal of the browser', async () => {
  const none = undefined as unknown as LockManager;
  expect(createSoundingTab(none).isOurs()).toBe(navigator.locks === undefined);
  const refusing = { request: () => Promise.reject(new Error('insecure')) } as unknown as LockManager;
  const tab = createSoundingTab(refusing);
  tab.claim();
  await settle();
  expect(tab.isOurs()).toBe(true);
});
