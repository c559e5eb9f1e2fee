import { ErrorBoundary } from '@mobility/components/shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
  sessionStorage.clear();
});

const show = (load: () => Promise<{ default: () => string }>) => {
  const Page = lazyPage(load);
  render(
    <ErrorBoundary>
      <Suspense fallback="wait">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const gone = () => Promise.reject(new Error('no chunk'));

test('a page whose code cannot be fetched waits for the server and reloads once', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetch);
  show(gone);
  await pass(0);
  expect([reload.mock.calls.length, screen.getByText('wait').textContent]).toEqual([0, 'wait']);
  await pass(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload that did not help is not repeated, and the user can try again', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  sessionStorage.setItem('mobility_reloaded_at', String(Date.now()));
  const load = vi
    .fn()
    .mockImplementationOnce(gone)
    .mockResolvedValue({ default: () => 'the page' });
  show(load);
  await pass(0);
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect([reload.mock.calls.length, screen.getByText('the page').textContent]).toEqual([0, 'the page']);
});

test('a server that stays unreachable is reported after a while', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('down')));
  show(gone);
  await pass(20_000);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
});
