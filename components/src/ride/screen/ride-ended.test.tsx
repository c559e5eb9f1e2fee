import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import arAE from '../../intl/generated/ar-AE/index.ts';
import deDE from '../../intl/generated/de-DE/index.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { Timeline } from '../details/Timeline.tsx';
import { MessageAction } from '../help/RideActions.tsx';
import { RideScreenView } from './RideScreenView.tsx';

afterEach(cleanup);

const now = Date.UTC(2026, 10, 22, 20, 0);
const unavailable = 'The other person is no longer available';
const endings = {
  rider: { cancelled_by: 'rider', cancel_reason_code: 'rider_cancelled', cancel_reason: 'Flight delayed' },
  driver: { cancelled_by: 'driver', cancel_reason_code: 'driver_cancelled', cancel_reason: 'Flat tyre' },
  team: { cancelled_by: 'system', cancel_reason_code: 'admin_cancelled', cancel_reason: 'Road closed' },
  lock: { cancelled_by: 'system', cancel_reason_code: 'person_unavailable', cancel_reason: unavailable },
  expiry: { cancelled_by: 'system', cancel_reason_code: 'no_driver_found', cancel_reason: 'No driver found' },
  noShow: { cancelled_by: 'rider', cancel_reason_code: 'rider_no_show', cancel_reason: 'The rider is away' },
} as const;
type By = keyof typeof endings;
const told: [By, string, string][] = [
  ['rider', 'Cancelled by you', 'Flight delayed'],
  ['driver', 'Cancelled by the driver', 'Flat tyre'],
  ['team', 'Cancelled by our team', 'Road closed'],
  ['lock', 'Cancelled by our team', unavailable],
  ['expiry', 'This ride was cancelled', 'No driver found'],
  ['noShow', 'Ended by the driver: you did not come to the pickup', ''],
];

const title = () => screen.getByRole('heading', { level: 1 });
const described = () => document.getElementById(title().getAttribute('aria-describedby') ?? '')?.textContent;

test.each(told)('a ride that ended says who ended it and why: %s', (by, text, why) => {
  render(<RideScreenView ride={aRide('cancelled', endings[by])} now={now} />);
  expect(title().textContent).toBe(text);
  expect(described() ?? '').toBe(why);
});

test.each(told)('the lowest sheet says it too: %s', (by, text, why) => {
  render(<RideScreenView ride={aRide('cancelled', endings[by])} now={now} />);
  for (const name of ['Show the whole ride', 'Show the map'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(title().textContent).toBe(text);
  if (why) screen.getByText(why);
});

test.each([
  ['de-DE', deDE, 'Von unserem Team storniert', 'Die andere Person ist nicht mehr verfügbar'],
  ['ar-AE', arAE, 'ألغاها فريقنا', 'الطرف الآخر لم يعد متاحًا'],
] as const)('the screen and the details use the same words in %s', (locale, messages, text, why) => {
  const ride = aRide('cancelled', endings.lock);
  render(
    <MobilityProvider client={fakeClient({})} locale={locale} messages={messages}>
      <RideScreenView ride={ride} now={now} />
      <ul aria-label="details">
        <Timeline ride={ride} viewer="rider" />
      </ul>
    </MobilityProvider>,
  );
  expect([title().textContent, described()]).toEqual([text, why]);
  const last = within(screen.getByRole('list', { name: 'details' }))
    .getAllByRole('listitem')
    .at(-1);
  expect(last?.textContent).toContain(text + why);
});

/** All that a ride under way offers, and what was known of it then. */
const offered = {
  driver: {
    get: () => ({ latitude: 37.789, longitude: -122.4, eta_minutes: 3, receivedAt: now }),
    subscribe: () => () => undefined,
  },
  contact: <MessageAction unread={0} onPress={vi.fn()} />,
  onCancel: vi.fn(),
  onShare: vi.fn(),
  onSafety: vi.fn(),
  now,
};
const known = { driver_phone: '+1 415 555 0142', start_pin: '4071' };
const actions = () =>
  within(screen.getByRole('group', { name: 'Contact and safety' }))
    .getAllByText(/^(Call|Message|Share trip|Safety)/)
    .map(({ textContent }) => textContent?.trim());

test('a ride under way offers to call, to write and to share', () => {
  render(<RideScreenView ride={aRide('accepted', known)} {...offered} />);
  expect(actions()).toEqual(['Call', 'Message', 'Share trip', 'Safety']);
  screen.getByText('Live');
});

const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each(Object.keys(endings) as By[])('half an hour after its end, a ride only offers safety: %s', (by) => {
  const car = { latitude: 37.789, longitude: -122.4, address: null };
  const ended = { ...endings[by], cancelled_at: minutesAgo(30) };
  const ride = aRide('cancelled', { ...known, ...ended, driver_location: car });
  render(<RideScreenView ride={ride} {...offered} />);
  expect(actions()).toEqual(['Safety']);
  expect(screen.queryByText('4071')).toBeNull();
  expect(screen.queryByText('Live')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel ride' })).toBeNull();
});

test('a driver can be called and written to for half an hour after the end, unless no longer available', () => {
  const completed = (minutes: number) => aRide('paid', { ...known, completed_at: minutesAgo(minutes) });
  const { rerender } = render(<RideScreenView ride={completed(29)} {...offered} />);
  expect(actions()).toEqual(['Call', 'Message', 'Safety']);
  rerender(<RideScreenView ride={completed(30)} {...offered} />);
  expect(actions()).toEqual(['Safety']);
  const cancelled = (by: By) =>
    aRide('cancelled', { ...known, ...endings[by], cancelled_at: minutesAgo(29) });
  rerender(<RideScreenView ride={cancelled('driver')} {...offered} />);
  expect(actions()).toEqual(['Call', 'Message', 'Safety']);
  rerender(<RideScreenView ride={cancelled('lock')} {...offered} />);
  expect(actions()).toEqual(['Safety']);
});
