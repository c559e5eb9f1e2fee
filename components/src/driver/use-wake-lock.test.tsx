import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const Screen = ({ isOnline }: { isOnline: boolean }) => {
  useWakeLock(isOnline);
  return null;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const given = (request: () => Promise<{ release(): Promise<void> }>) =>
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });

test('the screen stays on while the driver is online, also after the page was hidden', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  given(request);
  const { rerender } = render(<Screen isOnline={false} />);
  expect(request).not.toHaveBeenCalled();
  rerender(<Screen isOnline />);
  await settled();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  release.mockClear();
  rerender(<Screen isOnline={false} />);
  expect(release).toHaveBeenCalledOnce();
});

test('a lock that is granted after the driver went offline is released', async () => {
  const answer = Promise.withResolvers<{ release(): Promise<void> }>();
  const release = vi.fn(async () => undefined);
  given(() => answer.promise);
  const { rerender } = render(<Screen isOnline />);
  rerender(<Screen isOnline={false} />);
  answer.resolve({ release });
  await settled();
  expect(release).toHaveBeenCalledOnce();
});

test('a browser without wake locks, and one that refuses, cause no error', async () => {
  const { unmount } = render(<Screen isOnline />);
  unmount();
  const refuse = vi.fn(() => Promise.reject(new DOMException('Low battery', 'NotAllowedError')));
  given(refuse);
  expect(() => render(<Screen isOnline />)).not.toThrow();
  await settled();
  expect(refuse).toHaveBeenCalledOnce();
});
