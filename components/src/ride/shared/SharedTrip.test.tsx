import type { SharedTrip as Trip } from '@mobility/openapi';
import ended from '@mobility/openapi/examples/SharedTrip.ended.json' with { type: 'json' };
import example from '@mobility/openapi/examples/SharedTrip.json' with { type: 'json' };
import { HttpError } from '@mobility/sdk';
import { fakeClient } from '@mobility/sdk/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { SharedTrip } from './SharedTrip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const show = async (answer: () => unknown) => {
  const getSharedTrip = vi.fn(async () => answer() as Trip);
  render(
    <MobilityProvider client={fakeClient({ getSharedTrip })}>
      <SharedTrip token="link" />
    </MobilityProvider>,
  );
  await wait(100);
  return getSharedTrip;
};

test('the trip is read every three seconds until it ends', async () => {
  let isOver = false;
  const getSharedTrip = await show(() => (isOver ? ended : example));
  expect(heading()).toBe('Luis is on the way to Maya');
  isOver = true;
  await wait(3_100);
  expect(heading()).toBe('This trip has ended');
  const reads = getSharedTrip.mock.calls.length;
  await wait(30_000);
  expect(getSharedTrip.mock.calls).toHaveLength(reads);
});

test('the map is named after the shared trip, which is not the ride of its reader', async () => {
  await show(() => example);
  await vi.waitFor(() => expect(screen.getByRole('application', { name: 'Shared trip' })).toBeDefined());
  expect(screen.queryByRole('application', { name: 'Your ride' })).toBeNull();
});

test('a read that fails for a moment keeps the trip on the screen', async () => {
  let isDown = false;
  await show(() => {
    if (isDown) throw new Error('down');
    return example;
  });
  isDown = true;
  await wait(10_000);
  expect(heading()).toBe('Luis is on the way to Maya');
});

test.each([
  ['sharing_stopped', 'This trip is no longer shared'],
  ['trip_not_found', 'This link does not lead to a trip'],
] as const)('a link that is refused as %s shows the reason, and is not read again', async (code, title) => {
  const getSharedTrip = await show(() => {
    throw new HttpError('No', { status: 404, code });
  });
  expect(heading()).toBe(title);
  await wait(30_000);
  expect(getSharedTrip).toHaveBeenCalledTimes(1);
});

test('a status that the page does not know is not called the end of the trip', async () => {
  const getSharedTrip = await show(() => ({ ...example, status: 'boarding' }));
  expect(heading()).not.toBe('This trip has ended');
  expect(screen.getByTestId('shared-trip')).toBeTruthy();
  await wait(3_100);
  expect(getSharedTrip.mock.calls.length).toBeGreaterThan(1);
});

test('a trip without names says what happens without them', async () => {
  const { rider_name: _, driver_name: __, ...trip } = example;
  await show(() => trip);
  expect(heading()).not.toMatch(/^ | $/);
  expect(heading()).not.toContain('  ');
});
