import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import arAE from '../../intl/generated/ar-AE/index.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { MessageAction } from '../help/RideActions.tsx';
import { CarLine } from './CarLine.tsx';
import { RideScreenView } from './RideScreenView.tsx';

afterEach(cleanup);

const now = Date.UTC(2026, 10, 22, 20, 0);
const positionFrom = (receivedAt: number) => ({
  get: () => ({ latitude: 37.789, longitude: -122.4, eta_minutes: 3, receivedAt }),
  subscribe: () => () => undefined,
});
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the screen of a ride shows its status, driver, destination and fare', () => {
  const onCancel = vi.fn();
  render(<RideScreenView ride={aRide('accepted')} onCancel={onCancel} now={now} />);
  const region = within(screen.getByTestId('ride-screen'));
  expect(region.getByRole('heading', { level: 1 }).textContent).toMatch(/is on the way$/);
  expect(region.getByText('Estimated fare')).toBeDefined();
  fireEvent.click(region.getByRole('button', { name: 'Cancel ride' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('the line of the car runs in the direction of the page, whatever its name begins with', async () => {
  const ride = {
    ...aRide('accepted'),
    driver_vehicle: 'Toyota Camry',
    driver_vehicle_color: 'black' as const,
  };
  render(
    <MobilityProvider client={fakeClient({})} locale="ar-AE" messages={arAE}>
      <CarLine ride={ride} />
    </MobilityProvider>,
  );
  const said = await screen.findByText(/أسود/);
  expect(said.textContent).toContain('Toyota Camry');
  expect(said.closest('[dir="auto"]')).toBeNull();
  expect(screen.getByText(ride.driver_license_plate ?? '').tagName).toBe('BDI');
});

test('a ride that is over offers no cancellation', () => {
  render(<RideScreenView ride={aRide('paid')} onCancel={vi.fn()} now={now} />);
  expect(screen.queryByRole('button', { name: 'Cancel ride' })).toBeNull();
});

test('the text alternative of the map contains the minutes of the car', () => {
  render(<RideScreenView ride={aRide('accepted')} driver={positionFrom(now)} now={now} />);
  expect(status().join()).toContain('The car is 3 min from the pickup.');
});

test('a car that was not seen for a while is shown as such', () => {
  render(<RideScreenView ride={aRide('accepted')} driver={positionFrom(now)} now={now} />);
  expect(screen.getByText('Live')).toBeDefined();
  cleanup();
  render(<RideScreenView ride={aRide('accepted')} driver={positionFrom(now - 60_000)} now={now} />);
  expect(screen.getByText(/^Last position/)).toBeDefined();
});

test('a car whose positions no longer arrive is not shown as live', () => {
  render(<RideScreenView ride={aRide('accepted')} driver={positionFrom(now)} isConnectionLost now={now} />);
  expect(screen.getByText(/^Last position/)).toBeDefined();
  expect(screen.queryByText('Live')).toBeNull();
});

test('the grip steps the sheet through its three heights', () => {
  render(<RideScreenView ride={aRide('accepted')} now={now} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Show the whole ride');
  press('Show the map');
  press('Show more of the ride');
  expect(screen.getByRole('button', { name: 'Show the whole ride' })).toBeDefined();
});

test('the text below the cancel button names the penalty, by the status of the ride', () => {
  const priceOf = (ride: ReturnType<typeof aRide>) => {
    cleanup();
    render(<RideScreenView ride={{ ...ride, estimated_fare: 10 }} onCancel={vi.fn()} now={now} />);
    return screen.getByText(/^Cancelling now/).textContent;
  };
  expect(priceOf(aRide('pending'))).toBe('Cancelling now is free.');
  expect(priceOf(aRide('accepted'))).toMatch(/costs .*1\.00, 10% of the fare/);
  expect(priceOf(aRide('inProgress'))).toMatch(/costs .*5\.00, 50% of the fare/);
  const silent = { ...aRide('accepted'), driver_silent_since: '2026-11-22T19:58:00.000Z' };
  expect(priceOf(silent)).toBe('Cancelling now is free.');
});

test('calling dials the number of the driver, and without one there is no such link', () => {
  render(<RideScreenView ride={{ ...aRide('accepted'), driver_phone: '+1 (415) 555-0142' }} now={now} />);
  expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toBe('tel:+14155550142');
  cleanup();
  render(<RideScreenView ride={{ ...aRide('accepted'), driver_phone: null }} now={now} />);
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull();
});

test('the lowest sheet shows the minutes, the sentence and the plate, and hides the rest', () => {
  render(<RideScreenView ride={aRide('accepted', { driver_license_plate: '8KLM402' })} now={now} />);
  expect(screen.getByText('Estimated fare')).toBeDefined();
  for (const name of ['Show the whole ride', 'Show the map'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByText('8KLM402')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/is on the way$/);
  expect(screen.queryByText('Estimated fare')).toBeNull();
});

test('the conversation is one of the actions in the row, with the number of unread messages', () => {
  const onPress = vi.fn();
  render(
    <RideScreenView
      ride={aRide('accepted')}
      contact={<MessageAction unread={3} onPress={onPress} />}
      now={now}
    />,
  );
  const row = within(screen.getByRole('group', { name: 'Contact and safety' }));
  const button = row.getByRole('button', { name: /3 unread/ });
  expect(button.textContent).toBe('Message 3');
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a driver who waits at the pickup is shown with the time of the arrival', () => {
  const ride = aRide('arriving', { arrived_at: new Date(now - 60_000).toISOString() });
  render(<RideScreenView ride={ride} now={now} />);
  expect(screen.getByText(/^Waiting since/)).toBeDefined();
});

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('a ride that is to be paid has its price first, and the way to pay always in view below the details', () => {
  const ride = { ...aRide('paid'), payment_status: 'not_initiated' as const };
  render(<RideScreenView ride={ride} payHref="/rides?pay=1" now={now} />);
  const details = within(screen.getByRole('region', { name: 'Ride Details' }));
  expect(screen.getByRole('link', { name: 'Pay Now' })).toBeDefined();
  expect(details.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  const [fare, driver] = [details.getByText('Fare'), details.getByText(ride.driver_name ?? '')];
  expect(fare.compareDocumentPosition(driver)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a cancelled ride says once that it is', () => {
  render(<RideScreenView ride={aRide('cancelled')} now={now} />);
  expect(screen.getAllByText('Cancelled')).toHaveLength(1);
});

test('a ride that was cancelled free of charge has nothing to pay', () => {
  render(<RideScreenView ride={aRide('cancelled', { penalty_amount: 0 })} now={now} />);
  expect(fact('Payment')).toBe('Nothing to pay');
});

test('a ride that was cancelled for a fee shows the fee, and that it was taken from the balance', () => {
  const ride = aRide('cancelled', { penalty_amount: 0.66, payment_status: undefined });
  render(<RideScreenView ride={ride} now={now} />);
  expect(fact('Cancellation fee')).toContain('0.66');
  expect(fact('Payment')).toBe('Taken from balance');
});

test('a completed ride has its fare and four steps that are done', () => {
  render(<RideScreenView ride={aRide('paid')} now={now} />);
  expect(fact('Fare')).toContain('19.59');
  expect(screen.queryByText('Estimated fare')).toBeNull();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(Array(4).fill(expect.stringMatching(/ done$/)));
});

test.each([
  ['before the pickup', undefined, [true, true, false, false]],
  ['during the trip', '2026-11-22T19:57:00.000Z', [true, true, true, false]],
])('a ride that was cancelled %s shows the steps that it reached', (_, started_at, done) => {
  const ride = aRide('cancelled', {
    accepted_at: '2026-11-22T19:50:00.000Z',
    arrived_at: '2026-11-22T19:55:00.000Z',
    started_at,
  });
  render(<RideScreenView ride={ride} now={now} />);
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.endsWith('done'))).toEqual(done);
});

test.each(['cancelled', 'paid'] as const)(
  'a ride that becomes %s shows and focuses its title, wherever the sheet was scrolled',
  (end) => {
    const scrollTo = vi.fn();
    const { rerender } = render(<RideScreenView ride={aRide('inProgress')} onCancel={vi.fn()} now={now} />);
    screen.getByRole('region', { name: 'Ride Details' }).scrollTo = scrollTo;
    screen.getByRole('button', { name: 'Cancel ride' }).focus();
    rerender(<RideScreenView ride={aRide(end)} onCancel={vi.fn()} now={now} />);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  },
);

test('a ride that had ended before it was opened leaves the focus to the page', () => {
  const { rerender } = render(<RideScreenView ride={aRide('cancelled')} now={now} />);
  rerender(<RideScreenView ride={aRide('cancelled')} now={now + 1_000} />);
  expect(document.activeElement).toBe(document.body);
});

test('the signed-in user is at the end of the sheet, so that the page leaves out its row below the map', () => {
  const { container } = render(<RideScreenView ride={aRide('accepted')} user="Riley Rivera" now={now} />);
  expect(container.querySelector('[data-user-row]')).not.toBeNull();
  const details = within(screen.getByRole('region', { name: 'Ride Details' }));
  expect(details.getByText('Riley Rivera')).toBeDefined();
  cleanup();
  render(<RideScreenView ride={aRide('accepted')} now={now} />);
  expect(document.querySelector('[data-user-row]')).toBeNull();
});
