import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand, usePreload } from './on-demand.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Props = { isOpen: boolean };
const Panel = ({ isOpen }: Props) => (isOpen ? <p>panel</p> : null);
const Placeholder = () => <p>placeholder</p>;
const isWanted = ({ isOpen }: Props) => isOpen;
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a part is fetched once, when it is first wanted', async () => {
  const load = vi.fn(async (): Promise<ComponentType<Props>> => Panel);
  const Part = onDemand(load, { isWanted });
  const { rerender } = render(<Part isOpen={false} />);
  await settle(10_000);
  expect(load).not.toHaveBeenCalled();
  rerender(<Part isOpen />);
  await settle();
  expect(screen.queryByText('panel')).not.toBeNull();
  rerender(<Part isOpen={false} />);
  rerender(<Part isOpen />);
  expect(screen.queryByText('panel')).not.toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('a placeholder keeps the place of a part until its code has arrived', async () => {
  const Part = onDemand(async () => Panel, { Placeholder });
  render(<Part isOpen />);
  expect(screen.queryByText('placeholder')).not.toBeNull();
  await settle();
  expect(screen.queryByText('placeholder')).toBeNull();
  expect(screen.queryByText('panel')).not.toBeNull();
});

test('a server renders the placeholder, even of a part that is loaded', async () => {
  const Part = onDemand(async () => Panel, { Placeholder });
  Part.preload();
  await settle();
  expect(renderToString(<Part isOpen />)).toContain('placeholder');
});

test('a failed fetch is repeated while the part is wanted', async () => {
  const load = vi.fn(async (): Promise<ComponentType<Props>> => Panel);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = onDemand(load, { isWanted });
  render(<Part isOpen />);
  await settle(499);
  expect(screen.queryByText('panel')).toBeNull();
  await settle(1);
  expect(screen.queryByText('panel')).not.toBeNull();
});

test('a failed fetch is not repeated once the part is no longer wanted', async () => {
  const load = vi.fn(async (): Promise<ComponentType<Props>> => Promise.reject(new Error('offline')));
  const Part = onDemand(load, { isWanted });
  const { rerender } = render(<Part isOpen />);
  await settle();
  rerender(<Part isOpen={false} />);
  await settle(10_000);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that is preloaded after the first view renders at once', async () => {
  const Part = onDemand(async () => Panel, { isWanted });
  let open = () => {};
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    open = () => setOpen(true);
    usePreload(Part);
    return <Part isOpen={isOpen} />;
  };
  render(<Page />);
  await settle(3_000);
  act(open);
  expect(screen.queryByText('panel')).not.toBeNull();
});

test('parts are preloaded one after the other, and a failed one stops none', async () => {
  const fetched: string[] = [];
  const fails = Promise.withResolvers<ComponentType<Props>>();
  const named = (name: string, code: Promise<ComponentType<Props>>) =>
    onDemand(() => {
      fetched.push(name);
      return code;
    });
  const parts = [named('first', fails.promise), named('second', Promise.resolve(Panel))];
  const Page = () => {
    usePreload(...parts);
    return null;
  };
  render(<Page />);
  await settle(5_000);
  expect(fetched).toEqual(['first']);
  fails.reject(new Error('offline'));
  await settle();
  expect(fetched).toEqual(['first', 'second']);
});

test('a part is fetched three times before its failure is reported, and every three seconds after that', async () => {
  const listener = vi.fn();
  window.addEventListener('mobility:part-failed', listener);
  const load = vi.fn(async (): Promise<ComponentType<Props>> => Promise.reject(new Error('offline')));
  const Part = onDemand(load);
  render(<Part isOpen />);
  const after = async (ms: number) => {
    await settle(ms);
    return [load.mock.calls.length, listener.mock.calls.length];
  };
  expect(await after(1_999)).toEqual([2, 0]);
  expect(await after(1)).toEqual([3, 1]);
  expect(await after(3_000)).toEqual([4, 2]);
  load.mockImplementation(async () => Panel);
  await settle(3_000);
  expect([listener.mock.calls.length, screen.getByText('panel').textContent]).toEqual([2, 'panel']);
  window.removeEventListener('mobility:part-failed', listener);
});

test('a failed fetch of a part that is wanted is reported, and one of a preload is not', async () => {
  const listener = vi.fn();
  window.addEventListener('mobility:part-failed', listener);
  const Part = onDemand(async (): Promise<ComponentType<Props>> => Promise.reject(new Error('offline')));
  Part.preload();
  await settle();
  expect(listener).not.toHaveBeenCalled();
  render(<Part isOpen />);
  await settle(2_000);
  expect(listener).toHaveBeenCalledOnce();
  window.removeEventListener('mobility:part-failed', listener);
});
