import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import arAE from '../../intl/generated/ar-AE/index.ts';
import deDE from '../../intl/generated/de-DE/index.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { Timeline } from './Timeline.tsx';

afterEach(cleanup);

const reason = "The driver's account was locked";
const ride = aRide('cancelled', {
  cancelled_by: 'system',
  cancel_reason_code: 'driver_locked',
  cancel_reason: reason,
  cancelled_by_name: 'Ada Admin',
  releases: [
    {
      driver_name: 'Luis Ortega',
      accepted_at: '2026-11-15T13:31:00.000Z',
      released_at: '2026-11-15T13:35:00.000Z',
      released_by: 'admin',
      reason,
    },
  ],
});

const unavailable = 'The other person is no longer available';
/** The ride as its people see it. */
const told = aRide('cancelled', {
  cancelled_by: 'system',
  cancel_reason_code: 'person_unavailable',
  cancel_reason: unavailable,
});

test.each([
  ['en-US', {}, 'Cancelled by our team', unavailable, 'Cancelled by Ada Admin', reason],
  [
    'de-DE',
    deDE,
    'Von unserem Team storniert',
    'Die andere Person ist nicht mehr verfügbar',
    'Ada Admin',
    'Das Konto des Fahrers wurde gesperrt',
  ],
  ['ar-AE', arAE, 'ألغاها فريقنا', 'الطرف الآخر لم يعد متاحًا', 'Ada Admin', 'قُفل حساب السائق'],
] as const)('a lock that ended a ride is told in %s', (locale, messages, byTeam, toParty, byAdmin, why) => {
  const tell = (viewer: 'rider' | 'admin'): string[] => {
    cleanup();
    render(
      <MobilityProvider client={fakeClient({})} locale={locale} messages={messages}>
        <Timeline ride={viewer === 'admin' ? ride : told} viewer={viewer} />
      </MobilityProvider>,
    );
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  };
  const toRider = tell('rider');
  expect(toRider.at(-1)).toContain(byTeam);
  expect(toRider.at(-1)).toContain(toParty);
  const toAdmin = tell('admin');
  expect(toAdmin.at(-1)).toContain(byAdmin);
  // The release of the driver before says it too.
  expect(toAdmin.filter((text) => text.includes(why))).toHaveLength(2);
});
