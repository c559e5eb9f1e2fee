import { expect, onTestFinished, test, vi } from 'vitest';
import { geolocation } from './geolocation.ts';

/** A browser that follows its position, with a permission that the user can change. */
const followed = async () => {
  const permission = Object.assign(new EventTarget(), { state: 'granted' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {
    geolocation: { watchPosition: () => 7, clearWatch: vi.fn() },
    permissions: { query: async () => permission },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const onRefused = vi.fn();
  const stop = geolocation.follow?.(() => undefined, onRefused);
  await Promise.resolve();
  const become = (state: string): void => {
    permission.state = state;
    permission.dispatchEvent(new Event('change'));
  };
  return { onRefused, stop, become };
};

test('a permission that the user takes back while the device is followed is a refusal', async () => {
  const { onRefused, become } = await followed();
  become('prompt');
  expect(onRefused).not.toHaveBeenCalled();
  become('denied');
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a device that is no longer followed refuses nothing', async () => {
  const { onRefused, stop, become } = await followed();
  stop?.();
  become('denied');
  expect(onRefused).not.toHaveBeenCalled();
});
