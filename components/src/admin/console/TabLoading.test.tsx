import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { TabLoading } from './TabLoading.tsx';
import { tabPart } from './tab-parts.tsx';

afterEach(cleanup);

test('a tab whose code cannot be fetched says so, and loads again with the network', () => {
  const { client, auth, alerts } = createTestSession({});
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <TabLoading onRetry={() => undefined} />
    </MobilityProvider>,
  );
  expect(screen.queryByText(/back online/)).toBeNull();
  act(() => auth.send({ type: 'offline' }));
  screen.getByText('This tab opens once you are back online.');
  act(() => auth.send({ type: 'online' }));
  expect(screen.queryByText(/back online/)).toBeNull();
});

test('a tab whose code could not be fetched says so and can be tried again', async () => {
  const { client, auth, alerts } = createTestSession({});
  const onRetry = vi.fn();
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <TabLoading onRetry={onRetry} />
    </MobilityProvider>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  const failed = new Event('mobility:part-failed', { cancelable: true });
  act(() => void window.dispatchEvent(failed));
  expect(failed.defaultPrevented).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('This tab could not be loaded.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  act(() => auth.send({ type: 'offline' }));
  screen.getByText('This tab opens once you are back online.');
});

test('Try Again fetches the code of a tab that could not be loaded at once, and opens it', async () => {
  const load = vi.fn(async () => () => <h2>Analytics</h2>);
  // The first fetch and those that follow it by themselves.
  for (let fetch = 0; fetch < 3; fetch += 1)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Tab = tabPart(load);
  const { client, auth, alerts } = createTestSession({});
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <Tab />
    </MobilityProvider>,
  );
  await screen.findByText('This tab could not be loaded.');
  expect(load).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(load).toHaveBeenCalledTimes(4);
  await screen.findByRole('heading', { name: 'Analytics' });
  expect(screen.queryByText('This tab could not be loaded.')).toBeNull();
});
