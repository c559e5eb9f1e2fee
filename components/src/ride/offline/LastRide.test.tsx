import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { LastRide } from './LastRide.tsx';

afterEach(cleanup);

test('the last known ride has its PIN, and names its state as the live page does', () => {
  render(<LastRide ride={aRide('arriving', { start_pin: '4821' })} savedAt={0} />);
  expect(screen.getByTestId('start-pin').textContent).toContain('4821');
  expect(screen.getByText('Driver arrived')).toBeDefined();
  cleanup();
  render(<LastRide ride={aRide('inProgress', { start_pin: '4821' })} savedAt={0} />);
  expect(screen.queryByTestId('start-pin')).toBeNull();
});
