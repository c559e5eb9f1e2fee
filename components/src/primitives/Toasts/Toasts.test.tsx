import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const setUp = () => {
  const queue = createToasts();
  const view = render(
    <>
      <button type="button">Before</button>
      <Toasts queue={queue} />
    </>,
  );
  const show = (text: string, extra = {}) => act(() => queue.show({ tone: 'info', text, ...extra }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { ...view, queue, show, pass, region: screen.getByRole('region', { name: 'Alerts' }) };
};

test('errors are assertive, the rest is polite', () => {
  const { show } = setUp();
  show('Logged out successfully');
  show('Login failed', { tone: 'critical' });
  expect(screen.getByRole('status').textContent).toBe('Logged out successfully');
  expect(screen.getByRole('alert').textContent).toBe('Login failed');
});

test('a toast stays 4 seconds unless it says otherwise', () => {
  const { show, pass } = setUp();
  show('short');
  show('long', { duration: 10_000 });
  pass(3_999);
  expect(screen.queryByText('short')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('short')).toBeNull();
  pass(5_999);
  expect(screen.queryByText('long')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('long')).toBeNull();
});

test('three show, the newest first; news runs out unseen', () => {
  const { show, pass } = setUp();
  for (const text of ['one', 'two', 'three', 'four']) show(text);
  pass(4_000);
  expect(screen.queryByText('one')).toBeNull();
});

test('a fault that is the fourth keeps its time until it comes up', () => {
  const { show, pass } = setUp();
  show('one', { tone: 'caution' });
  for (const text of ['two', 'three', 'four']) show(text);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'four',
    'three',
    'two',
  ]);
  pass(4_000);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['one']);
  pass(3_999);
  expect(screen.queryByText('one')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('one')).toBeNull();
});

test('on a phone, where one is seen, a fault waits for its turn', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { show, pass } = setUp();
  show('fault', { tone: 'critical' });
  show('news');
  pass(4_000);
  expect(screen.queryByText('news')).toBeNull();
  expect(screen.queryByText('fault')).not.toBeNull();
  pass(4_000);
  expect(screen.queryByText('fault')).toBeNull();
});

test('a newer toast takes the place of those of its topic, with a time of its own', () => {
  const { show, pass } = setUp();
  show('accepted', { topic: 'ride:1' });
  show('other ride', { topic: 'ride:2', duration: 9_000 });
  pass(3_000);
  show('arrived', { topic: 'ride:1' });
  const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(words()).toEqual(['arrived', 'other ride']);
  pass(3_999);
  expect(words()).toEqual(['arrived', 'other ride']);
});

test('a topic that is over takes its toast along, and no other', () => {
  const { show, queue } = setUp();
  show('Payment required', { topic: 'pay:1' });
  show('Ride completed', { topic: 'ride:1' });
  show('no topic');
  act(() => queue.dismiss('pay:1'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'no topic',
    'Ride completed',
  ]);
});

test('the clocks stand still under the pointer', () => {
  const { show, pass, region } = setUp();
  show('read me');
  pass(3_000);
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(screen.queryByText('read me')).not.toBeNull();
  fireEvent.pointerLeave(region);
  pass(1_000);
  expect(screen.queryByText('read me')).toBeNull();
});

test('the clocks stand still while the focus is inside, which returns afterwards', () => {
  const { show, pass } = setUp();
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  show('read me');
  act(() => screen.getByRole('button', { name: 'Dismiss alert' }).focus());
  pass(60_000);
  expect(screen.queryByText('read me')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss alert' }));
  expect(screen.queryByText('read me')).toBeNull();
  expect(document.activeElement).toBe(before);
});

test('a dismissed toast that held the pause leaves no pause behind', () => {
  const { show, pass, region } = setUp();
  show('first');
  fireEvent.pointerEnter(region);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss alert' }));
  show('second');
  pass(4_000);
  expect(screen.queryByText('second')).toBeNull();
});

test('the action acts and closes', () => {
  const { show } = setUp();
  const onPress = vi.fn();
  show('Payment required', { action: { label: 'Pay Now', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Payment required')).toBeNull();
});
