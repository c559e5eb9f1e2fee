import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClockContext } from '../../format/use-now.ts';
import { Updated } from './Updated.tsx';

afterEach(cleanup);

const read = Date.parse('2026-11-21T12:00:00.000Z');

test.each([
  [2, 'Updated just now · every 30 s'],
  [12, 'Updated 12 sec. ago · every 30 s'],
  [59, 'Updated 59 sec. ago · every 30 s'],
  [61, 'Updated 1 min. ago · every 30 s'],
])('after %d seconds the figures say how old they are', (seconds, text) => {
  render(<Updated at={read} state="current" now={read + seconds * 1_000} />);
  expect(
    screen.getByText((_, element) => element?.tagName === 'DIV' && element.textContent?.trim() === text),
  ).toBeDefined();
});

test('figures whose server is lost grow old in seconds, too', () => {
  render(<Updated at={read} state="lost" now={read + 45_000} />);
  expect(document.body.textContent).toContain('Last updated 45 sec. ago');
});

test('the age does not depend on how far off the clock of the device is', () => {
  vi.useFakeTimers({ now: read + 12_000 });
  const server = { now: () => Date.now() + 480_000 };
  render(
    <ClockContext.Provider value={server}>
      <Updated at={read} state="current" />
    </ClockContext.Provider>,
  );
  expect(document.body.textContent).toContain('Updated 12 sec. ago');
  vi.useRealTimers();
});
