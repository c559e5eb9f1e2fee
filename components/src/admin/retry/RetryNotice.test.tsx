import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RetryNotice } from './RetryNotice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A list whose notice goes away while it is read again, and its answers. */
const open = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const set = { failed: (_: boolean): void => undefined };
  const List = () => {
    const [hasFailed, setFailed] = useState(true);
    set.failed = setFailed;
    const onRetry = () => {
      setFailed(false);
      return promise;
    };
    return (
      <section>
        <h2>List</h2>
        {hasFailed && <RetryNotice title="It failed" onRetry={onRetry} />}
        <input />
      </section>
    );
  };
  render(<List />);
  return {
    answer: () => act(async () => resolve()),
    fail: () => act(async () => set.failed(true)),
  };
};

const retry = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};
const describedRetry = () => screen.getByRole('button', { name: 'Retry', description: 'It failed' });

test('Retry takes the focus back when it fails again', async () => {
  const { answer, fail } = open();
  await retry();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  await answer();
  await fail();
  expect(document.activeElement).toBe(describedRetry());
});

test('Retry that fails again leaves the focus where it has gone meanwhile', async () => {
  const { answer, fail } = open();
  await retry();
  await userEvent.tab();
  await answer();
  await fail();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a failure long after a Retry that succeeded leaves the focus on the heading', async () => {
  const { answer, fail } = open();
  await retry();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await answer();
  vi.advanceTimersByTime(1_000);
  await fail();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a notice that stays while its Retry fails again is announced again, and keeps the focus', async () => {
  render(<RetryNotice title="It failed" onRetry={() => Promise.resolve()} />);
  const alert = screen.getByRole('alert');
  describedRetry().focus();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  act(() => describedRetry().click());
  await act(async () => undefined);
  expect(screen.getByRole('alert')).toBe(alert);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('alert')).not.toBe(alert);
  expect(document.activeElement).toBe(describedRetry());
});
