import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestSession } from '../../testing/session.ts';
import { MobilityProvider } from '../MobilityProvider.tsx';
import { createTelemetry } from './telemetry.ts';
import { useNearbyDrivers } from './use-nearby-drivers.ts';

afterEach(cleanup);

const ferry = { latitude: 37.7955, longitude: -122.3937 };
const Count = ({ place }: { place: typeof ferry | null }) => (
  <p>{useNearbyDrivers(place).nearby_drivers.length} cars</p>
);

test('drivers are looked for around the place that a screen shows, until the screen closes', async () => {
  const session = createTestSession({ getCurrentUser: async () => rider as User }, 'token');
  const telemetry = createTelemetry({ now: () => 0 });
  const proximity = () =>
    session.auth.getSnapshot().context.session?.getSnapshot().children.liveConnection?.getSnapshot().context
      .proximity;
  const page = (place: typeof ferry | null) => (
    <MobilityProvider
      client={session.client}
      auth={session.auth}
      alerts={session.alerts}
      telemetry={telemetry}
    >
      <Count place={place} />
    </MobilityProvider>
  );
  const { rerender } = render(page(null));
  await waitFor(() => expect(session.channels).toHaveLength(1));
  expect(proximity()).toBeNull();
  rerender(page(ferry));
  expect(proximity()).toEqual({ radius_km: 5, update_interval: 10, location: ferry });
  act(() =>
    telemetry.take({ type: 'nearby_drivers_update', nearby_drivers: [{ latitude: 1, longitude: 2 }] }),
  );
  expect(screen.getByText('1 cars')).toBeDefined();
  // Another place keeps what is shown until its own answer comes.
  rerender(page({ ...ferry, latitude: 37.78 }));
  expect(proximity()).toMatchObject({ location: { latitude: 37.78 } });
  expect(screen.getByText('1 cars')).toBeDefined();
  rerender(page(null));
  expect(proximity()).toBeNull();
  expect(screen.getByText('0 cars')).toBeDefined();
});
