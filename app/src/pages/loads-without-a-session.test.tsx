import { AdminConsole } from '@mobility/components/admin';
import { MobilityProvider } from '@mobility/components/provider';
import { RiderDashboard } from '@mobility/components/ride';
import type { AuthActor } from '@mobility/machines/auth';
import { memoryPresence, memoryTokens } from '@mobility/machines/testing';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';

vi.stubGlobal('__BACKEND_URL__', '');
vi.stubGlobal('__GOOGLE_MAPS_API_KEY__', '');
const { createSession } = await import('../session.ts');

afterEach(cleanup);

const refusal = () =>
  new Response(JSON.stringify({ detail: 'Not authenticated', code: 'unauthorized' }), {
    status: 401,
    headers: { 'content-type': 'application/json' },
  });

const inShell = { protocol: 'file:', host: '', hostname: '', origin: 'null' };
const onTheWeb = new URL('https://mobility.example/admin');

/** Shows a screen with the client of a page that knows who is signed in and has no token. */
const show = (screenOf: ReactNode, location: typeof inShell) => {
  vi.stubGlobal('fetch', async () => refusal());
  const { client, queryClient } = createSession({
    location,
    tokens: memoryTokens(null),
    presence: memoryPresence(),
  });
  const auth = createActor(createMachine({ context: { user: rider } })).start() as unknown as AuthActor;
  render(<MobilityProvider {...{ client, queryClient, auth }}>{screenOf}</MobilityProvider>);
};

test.each([
  ['the page has no address for its backend', inShell, 'Backend URL not configured'],
  ['there is no token', onTheWeb, 'Please login first'],
])('the dashboards say why they could not be loaded: %s', async (_, location, reason) => {
  show(<AdminConsole />, location);
  expect(await screen.findByText(`Failed to load dashboard data: ${reason}`)).toBeDefined();
  cleanup();
  show(<RiderDashboard />, location);
  expect(await screen.findByText(`Failed to load recent rides: ${reason}`)).toBeDefined();
});
