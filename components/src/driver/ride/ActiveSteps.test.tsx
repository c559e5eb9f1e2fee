import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formatMoment } from '../../format/time.ts';
import { aRide } from '../../testing/rides.ts';
import { ActiveSteps } from './ActiveSteps.tsx';

afterEach(cleanup);

const expected = Date.UTC(2026, 10, 21, 16, 12);
const timed = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent?.includes('expected'));

test.each([
  ['accepted', [false, true, false, false]],
  ['inProgress', [false, false, false, true]],
] as const)('of a ride that is %s only the next step has the expected time', (name, steps) => {
  render(<ActiveSteps ride={aRide(name)} expected={expected} />);
  expect(timed()).toEqual(steps);
  expect(
    screen.getByText(new RegExp(formatMoment(expected, 'time', 'en-US').replace(/\s/, '.'))),
  ).toBeDefined();
});

test('without an estimate no step has one', () => {
  render(<ActiveSteps ride={aRide('arriving')} />);
  expect(timed()).toEqual([false, false, false, false]);
});
