import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { createTestSession } from '../testing/session.ts';
import { SessionCheck } from './SessionCheck.tsx';

afterEach(cleanup);

test('a server that does not respond is reported, and Retry repeats the check', async () => {
  const getCurrentUser = vi.fn(() => Promise.reject({ kind: 'http', status: 503 }));
  const { client, auth, alerts } = createTestSession({ getCurrentUser }, 'token');
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <SessionCheck />
    </MobilityProvider>,
  );
  await screen.findByText('Mobility cannot be reached. Retrying…');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(getCurrentUser).toHaveBeenCalledTimes(2));
});
