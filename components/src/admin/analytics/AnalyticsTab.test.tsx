import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { figuresOf } from './figures-of.ts';

afterEach(cleanup);

test('the figures follow from the counts of the platform', async () => {
  openConsole('tab=analytics', {
    getAdminStats: async () => ({
      ...stats,
      completion_rate: 93.1,
      completed_rides: 4,
      total_rides: 5,
      total_revenue: 50,
      online_drivers: 1,
      total_drivers: 3,
    }),
  });
  const figures = within(await screen.findByRole('region', { name: 'Analytics' }));
  await figures.findByText('93.1%');
  for (const text of ['4 of 5 rides', '4.8', '33.3%', '1 of 3 drivers online', '12.50'])
    figures.getByText(text);
});

test('an empty platform has no division by zero', () => {
  const empty = { ...stats, total_drivers: 0, online_drivers: 0, completed_rides: 0, total_revenue: 0 };
  expect(figuresOf(empty)).toMatchObject({ utilisation: 0, revenuePerRide: 0 });
});
