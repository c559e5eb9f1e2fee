import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import meta, { Open } from '../admin/RideBand.stories.tsx';

setProjectAnnotations([preview]);

/** The map of the rides in a page that scrolls. */
const Band = composeStory(
  {
    ...Open,
    decorators: [
      (Story) => (
        <>
          <Story />
          <svg height={2_000} aria-hidden />
        </>
      ),
    ],
  },
  meta,
);

type Finger = { x: number; y: number };

const map = () => document.querySelector('[role=application]') as HTMLElement;
/** Where the map shows the city. */
const place = () => map().querySelector('g[transform]')?.getAttribute('transform');
const hint = () => {
  const { content, opacity } = getComputedStyle(map(), '::after');
  return opacity === '0' ? null : content;
};

beforeEach(async () => {
  await page.viewport(390, 800);
  await Band.run();
  window.scrollTo({ top: 0, behavior: 'instant' });
  await vi.waitFor(() => expect(place()).toBeDefined());
});

/** Moves fingers over the middle of the map, each by these pixels, and lets go. */
const swipe = async (...ways: readonly { from: Finger; by: Finger }[]): Promise<void> => {
  const { x, y, width, height } = map().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const middle = { x: x + width / 2 + (frame?.x ?? 0), y: y + height / 2 + (frame?.y ?? 0) };
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ways.map(({ from, by }, id) => ({
        id,
        x: middle.x + from.x + by.x * part,
        y: middle.y + from.y + by.y * part,
      })),
    });
  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', part);
    await new Promise(requestAnimationFrame);
  }
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const up = { x: 0, y: -80 };

it('one finger on the map scrolls the page, with a hint', async () => {
  const before = place();
  await swipe({ from: { x: 0, y: 40 }, by: up });
  await expect.poll(() => window.scrollY).toBeGreaterThan(30);
  expect(place()).toBe(before);
  await expect.poll(hint).toBe('"Use two fingers to move the map"');
  await expect.poll(hint, { timeout: 3_000 }).toBeNull();
});

it('browsers are told which touches are not theirs', () => {
  const move = (...at: readonly number[]): boolean => {
    const touches = at.map((clientX, identifier) => new Touch({ identifier, target: map(), clientX }));
    return map().dispatchEvent(new TouchEvent('touchmove', { touches, cancelable: true }));
  };
  expect(move(100)).toBe(true);
  expect(move(100, 200)).toBe(false);
});

it('two fingers move the map, and not the page', async () => {
  const before = place();
  await swipe({ from: { x: -40, y: 40 }, by: up }, { from: { x: 40, y: 40 }, by: up });
  expect(place()).not.toBe(before);
  expect(hint()).toBeNull();
  expect(window.scrollY).toBe(0);
});
