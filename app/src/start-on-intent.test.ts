import { beforeEach, expect, it, vi } from 'vitest';
import { startedEvent, startOnIntent } from './start-on-intent.ts';

const show = () => {
  document.body.innerHTML = '<a href="#features">Features</a><button>Get Started</button>';
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  return { button, link: document.querySelector('a') };
};
const started = () => window.dispatchEvent(new Event(startedEvent));

beforeEach(() => {
  // Removes the listeners of the previous test.
  started();
  delete document.documentElement.dataset.start;
});

it.each([
  ['a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
  [
    'a change by another tab',
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'mobility_token' })),
  ],
])('%s loads the application once', (_, sign) => {
  show();
  const load = vi.fn(async () => {});
  startOnIntent(document, load);
  expect(load).not.toHaveBeenCalled();
  sign();
  sign();
  expect(load).toHaveBeenCalledTimes(1);
});

it('the pointer loads the application over a button, not over text', () => {
  const { button } = show();
  const load = vi.fn(async () => {});
  startOnIntent(document, load);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

it('a button that is pressed early is busy, and is pressed again when the application has started', () => {
  const { button } = show();
  const pressed = vi.fn();
  startOnIntent(document, async () => {});
  button.addEventListener('click', pressed);
  button.click();
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  started();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

it('a press that began before the application started and ends after it is pressed once', async () => {
  const { button } = show();
  const pressed = vi.fn();
  startOnIntent(document, async () => {});
  button.addEventListener('click', pressed);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  started();
  button.dispatchEvent(new Event('pointerup', { bubbles: true }));
  button.click();
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a press that leaves the button does not change the next one', async () => {
  const { button } = show();
  const pressed = vi.fn();
  startOnIntent(document, async () => {});
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  started();
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  const seen = vi.fn();
  document.addEventListener('click', seen, { once: true });
  button.addEventListener('click', pressed);
  button.click();
  expect([pressed.mock.calls.length, seen.mock.calls.length]).toEqual([1, 1]);
});

it('a link works before the application has started', () => {
  const { link } = show();
  const followed = vi.fn((event: Event) => event.preventDefault());
  link?.addEventListener('click', followed);
  startOnIntent(document, async () => {});
  link?.click();
  expect(followed).toHaveBeenCalledTimes(1);
});

it('an application that could not be fetched is fetched again at the next press', async () => {
  const { button } = show();
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startOnIntent(document, load);
  button.click();
  await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  button.click();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page that is marked to start loads the application at once', () => {
  document.documentElement.dataset.start = 'now';
  const load = vi.fn(async () => {});
  startOnIntent(document, load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page that is marked to start is loaded again after an error, since nothing of it shows before', async () => {
  vi.useFakeTimers();
  document.documentElement.dataset.start = 'now';
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startOnIntent(document, load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
