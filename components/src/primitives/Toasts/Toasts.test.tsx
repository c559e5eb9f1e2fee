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

test('errors are announced assertively and other toasts politely', () => {
  const { show } = setUp();
  show('Logged out successfully');
  show('Login failed', { tone: 'critical' });
  expect(screen.getByRole('status').textContent).toBe('Logged out successfully');
  expect(screen.getByRole('alert').textContent).toBe('Login failed');
});

test('a toast closes after 4 seconds, or after its own duration', () => {
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

test('three toasts show, and informational toasts behind them expire', () => {
  const { show, pass } = setUp();
  for (const text of ['one', 'two', 'three', 'four']) show(text);
  pass(4_000);
  expect(screen.queryByText('one')).toBeNull();
});

test('a warning behind three newer toasts keeps its time until it is visible', () => {
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

test('a toast that has waited ten seconds behind others is dropped, and an error waits on', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { show, pass, region } = setUp();
  const isVisible = (text: string) => region.querySelector('li')?.textContent === text;
  show('error', { tone: 'critical' });
  show('old', { duration: 8_000 });
  show('newest', { duration: 11_000 });
  pass(10_999);
  expect(isVisible('newest')).toBe(true);
  expect(screen.queryByText('old')).toBeNull();
  pass(1);
  expect(isVisible('error')).toBe(true);
});

test('all toasts of topics that are over are closed at once', () => {
  const { show, queue } = setUp();
  show('offer 1', { topic: 'offer:1' });
  show('offer 2', { topic: 'offer:2' });
  show('other');
  act(() => queue.dismissAll((topic) => topic.startsWith('offer:')));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['other']);
});

test('on a phone, which shows one toast, a warning keeps its time until it is visible', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { show, pass } = setUp();
  show('error', { tone: 'critical' });
  show('news');
  pass(4_000);
  expect(screen.queryByText('news')).toBeNull();
  expect(screen.queryByText('error')).not.toBeNull();
  pass(4_000);
  expect(screen.queryByText('error')).toBeNull();
});

test('on a phone, news has its whole time on the screen', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { show, pass } = setUp();
  for (const text of ['one', 'two', 'three']) show(text);
  for (const text of ['three', 'two', 'one']) {
    pass(3_999);
    expect(screen.queryByText(text)).not.toBeNull();
    pass(1);
    expect(screen.queryByText(text)).toBeNull();
  }
});

test('on a phone, the confirmation of an action does not come late', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { show, pass } = setUp();
  show('You are online', { tone: 'success' });
  show('New ride request');
  pass(4_000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a newer toast replaces those of its topic and starts its own countdown', () => {
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

test('a toast that repeats another takes its place, unless it has a topic or an action', () => {
  const { show, queue, pass } = setUp();
  show('No picture', { tone: 'critical' });
  pass(3_000);
  show('No picture', { tone: 'critical' });
  expect(queue.current()).toHaveLength(1);
  pass(3_000);
  expect(screen.getByRole('alert').textContent).toBe('No picture');
  show('No picture', { tone: 'critical', detail: 'Too large' });
  show('Please pay', { action: { label: 'Pay Now', href: '/pay/1' } });
  show('Please pay', { action: { label: 'Pay Now', href: '/pay/2' } });
  show('New ride', { topic: 'offer:1' });
  show('New ride', { topic: 'offer:2' });
  expect(queue.current()).toHaveLength(6);
});

test('dismissing a topic closes its toasts and no others', () => {
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

test('the countdowns pause under the pointer', () => {
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

test('the countdowns pause while a toast has the focus, and the focus returns afterwards', () => {
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

test('closing the toast under the pointer ends the pause', () => {
  const { show, pass, region } = setUp();
  show('first');
  fireEvent.pointerEnter(region);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss alert' }));
  show('second');
  pass(4_000);
  expect(screen.queryByText('second')).toBeNull();
});

test('the action runs and closes the toast', () => {
  const { show } = setUp();
  const onPress = vi.fn();
  show('Payment required', { action: { label: 'Pay Now', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Payment required')).toBeNull();
});
