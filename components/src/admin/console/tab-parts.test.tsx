import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { tabPart } from './tab-parts.tsx';

afterEach(cleanup);

test('Try Again fetches the code of a tab that could not be loaded at once, and opens it', async () => {
  const load = vi.fn(async () => () => <h2>Analytics</h2>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Tab = tabPart(load);
  const { client, auth, alerts } = createTestSession({});
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <Tab />
    </MobilityProvider>,
  );
  await screen.findByText('This tab could not be loaded.');
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(load).toHaveBeenCalledTimes(2);
  await screen.findByRole('heading', { name: 'Analytics' });
  expect(screen.queryByText('This tab could not be loaded.')).toBeNull();
});
