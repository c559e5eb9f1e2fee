import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import type { Duty } from '../use-duty.ts';
import { DutySettings } from './DutySettings.tsx';
import { LocationPanel } from './LocationPanel.tsx';

afterEach(cleanup);

const nowhere: Duty['availability']['location'] = null;
const device: Duty['availability']['location'] = { latitude: 37.7623, longitude: -122.4351 };
const preferences = {
  radiusKm: 5,
  autoAccept: false,
  notificationsEnabled: true,
  isDisabled: false,
} as const;
const place = {
  isLocating: false,
  locate: vi.fn(),
  setPlace: vi.fn(),
  setAddress: vi.fn(),
};

const show = (location: Duty['availability']['location'], isLocating = false, isKnown = true) => {
  const props = {
    availability: { location, isKnown, isToggling: !isKnown },
    preferences: {
      ...preferences,
      saveState: null,
      onRadius: vi.fn(),
      onAutoAccept: vi.fn(),
      onNotifications: vi.fn(),
    },
    place: { ...place, isLocating },
  } as unknown as Duty;
  return <DutySettings {...props} />;
};

beforeEach(() => vi.clearAllMocks());

const start = (location: Duty['availability']['location']) => {
  const session = createTestSession({}, 'token');
  const { rerender } = render(show(location), {
    wrapper: ({ children }) => (
      <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
        {children}
      </MobilityProvider>
    ),
  });
  return { user: userEvent.setup(), rerender };
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your location' });

test('typing suggests places, and a chosen one becomes the location', async () => {
  const { user } = start(nowhere);
  await user.type(field(), 'ferry bui');
  await user.click(await screen.findByRole('button', { name: /^Ferry Building/ }));
  expect(place.setPlace).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ferry Building' }));
  expect(field().value).toBe('');
  expect(screen.queryByRole('list', { name: 'Places' })).toBeNull();
});

test('Enter takes the best suggestion if its name begins with the text, and else the text', async () => {
  const { user } = start(nowhere);
  await user.type(field(), 'coit');
  await screen.findByRole('button', { name: /^Coit Tower/ });
  await user.type(field(), '{Enter}');
  expect(place.setPlace).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Coit Tower' }));
  expect([field().value, place.setAddress.mock.calls]).toEqual(['', []]);
  await user.type(field(), 'tower');
  await screen.findByRole('list', { name: 'Places' });
  await user.type(field(), '{Enter}');
  expect(place.setAddress).toHaveBeenLastCalledWith('tower');
});

test('the field is emptied once its text is the location, and keeps a text that was not found', async () => {
  const { user, rerender } = start(nowhere);
  await user.type(field(), 'castro{Enter}');
  expect(place.setAddress).toHaveBeenCalledWith('castro');
  rerender(show(nowhere, true));
  rerender(show(nowhere));
  expect(field().value).toBe('castro');
  await user.type(field(), '{Enter}');
  rerender(show(nowhere, true));
  rerender(show({ ...device, address: 'Castro, San Francisco' }));
  expect(field().value).toBe('');
});

test('a browser that does not tell the position is said beside the field, and not again', async () => {
  render(<LocationPanel location={null} isBusy={false} isRefused onSubmit={vi.fn()} onUseGps={vi.fn()} />);
  expect(screen.getByText('Location access is off in this browser. Type where you are.')).toBeDefined();
});

test('a location whose address was not found says so, also when it was read from the server', () => {
  start({ ...device, address: 'qqqqzz', accuracy: 100_000 });
  expect(screen.getByText('Now: about qqqqzz')).toBeDefined();
});

test('without a location the sentence stands alone', () => {
  start(nowhere);
  expect(screen.getByText(/^No location yet\. Riders near you/)).toBeDefined();
});

test('while the location is being read, nothing says that there is none', () => {
  const { rerender } = start(nowhere);
  rerender(show(nowhere, false, false));
  expect(screen.queryByText(/^No location yet/)).toBeNull();
});

test('a position of the device has the name of a place nearby', async () => {
  start(device);
  await waitFor(() => expect(screen.getByText(/^Now: near Castro/)).toBeDefined());
});
