import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { TabLoading } from './TabLoading.tsx';

afterEach(cleanup);

test('a tab whose code cannot be fetched says so, and loads again with the network', () => {
  const { client, auth, alerts } = createTestSession({});
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <TabLoading />
    </MobilityProvider>,
  );
  expect(screen.queryByText(/back online/)).toBeNull();
  act(() => auth.send({ type: 'offline' }));
  screen.getByText('This tab opens once you are back online.');
  act(() => auth.send({ type: 'online' }));
  expect(screen.queryByText(/back online/)).toBeNull();
});
