import { ErrorBoundary } from '@mobility/components/shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';
import { isUnreachable } from './ports/reload.ts';

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
    <ErrorBoundary isUnreachable={isUnreachable}>
      <Suspense fallback="wait">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const gone = () => Promise.reject(new Error('no chunk'));

test('a page whose code cannot be fetched while the server is away says so within a second, and reloads when it is back', async () => {
  const fetch = vi.fn().mockRejectedValue(new Error('down'));
  vi.stubGlobal('fetch', fetch);
  show(gone);
  await pass(1_000);
  expect(screen.getByRole('alert').textContent).toContain('Mobility cannot be reached. Retrying…');
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue(new Response());
  await pass(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose code a new build has replaced reloads without a word', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  show(gone);
  await pass(0);
  expect([reload.mock.calls.length, screen.getByText('wait').textContent]).toEqual([1, 'wait']);
});

test('a page that was left does not reload the next one', async () => {
  const fetch = vi.fn().mockRejectedValue(new Error('down'));
  vi.stubGlobal('fetch', fetch);
  show(gone);
  await pass(500);
  vi.stubGlobal('location', { ...window.location, reload, href: 'https://example.org/elsewhere' });
  await pass(500);
  fetch.mockResolvedValue(new Response());
  await pass(5_000);
  expect(reload).not.toHaveBeenCalled();
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
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect([reload.mock.calls.length, screen.getByText('the page').textContent]).toEqual([0, 'the page']);
});
