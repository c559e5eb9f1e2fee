import type { RideCandidates, User } from '@mobility/openapi';
import candidates from '@mobility/openapi/examples/RideCandidates.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import germanMessages from '../../intl/generated/de-DE/index.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideDecision } from './RideDecision.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const listed = candidates as RideCandidates;

const accepted = aRide('accepted', { id: 'ride-1' });
const waiting = aRide('pending', { id: 'ride-1' });

const show = async (answers: FakeAnswers, { ride = accepted, isGerman = false } = {}) => {
  const session = createTestSession({ getCurrentUser: async () => admin as User, ...answers }, 'token');
  await waitFor(() => expect(session.auth.getSnapshot().context.user).not.toBeNull());
  const { client, auth, alerts, queryClient } = session;
  const messages: string[] = [];
  alerts.on('toast', ({ alert }) => messages.push(alert.message));
  const onClose = vi.fn();
  render(
    <MobilityProvider
      {...{ client, auth, alerts, queryClient }}
      {...(isGerman && { locale: 'de-DE', messages: germanMessages })}
    >
      <RideDecision ride={ride} onClose={onClose} />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Reason|Grund/ }), 'Flat tyre');
  return { user, messages, onClose };
};

test('the drivers are read only once the admin wants to choose one', async () => {
  const listRideCandidates = vi.fn<NonNullable<FakeAnswers['listRideCandidates']>>(async () => listed);
  const { user } = await show({ listRideCandidates });
  expect(screen.getByRole('radio', { name: 'All drivers nearby' })).toHaveProperty('checked', true);
  expect(listRideCandidates).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  const driver = await screen.findByRole('radio', { name: /Dana Diaz/ });
  expect(driver.closest('label')?.textContent).toMatch(/1\.4 km.*White Toyota Corolla · 7ABC123/);
  expect(listRideCandidates.mock.calls[0]?.[0]).toBe('ride-1');
});

test('the ride is offered to the chosen driver, who has to be chosen first', async () => {
  const releaseRide = vi.fn<NonNullable<FakeAnswers['releaseRide']>>(async () => ({ message: '' }));
  const { user, messages, onClose } = await show({ releaseRide, listRideCandidates: async () => listed });
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  expect(screen.getByRole('button', { name: 'Choose a driver' })).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('radio', { name: /Dana Diaz/ }));
  expect(screen.getByText(/declines or does not answer within 8 seconds/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Offer to Dana Diaz' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const driver_id = listed.drivers[0]?.driver_id;
  expect(releaseRide.mock.calls[0]?.slice(0, 2)).toEqual([
    'ride-1',
    { outcome: 'offer_again', reason: 'Flat tyre', current_driver_id: accepted.driver_id, driver_id },
  ]);
  expect(messages).toEqual(['admin.rideOffered']);
});

test('a ride that waits for a driver is offered to a chosen one only', async () => {
  const releaseRide = vi.fn<NonNullable<FakeAnswers['releaseRide']>>(async () => ({ message: '' }));
  const { user, onClose } = await show(
    { releaseRide, listRideCandidates: async () => listed },
    { ride: waiting },
  );
  expect(screen.getByRole('radio', { name: 'Offer to a driver' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: 'All drivers nearby' })).toBeNull();
  screen.getByText(/^The request is offered to the driver you choose and to nobody else/);
  expect(screen.getByRole('button', { name: 'Choose a driver' })).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('radio', { name: /Dana Diaz/ }));
  await user.click(screen.getByRole('button', { name: 'Offer to Dana Diaz' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  // A driver who accepts the ride at this moment keeps it.
  expect(releaseRide.mock.calls[0]?.[1]).toEqual({
    outcome: 'offer_again',
    reason: 'Flat tyre',
    current_driver_id: null,
    driver_id: listed.drivers[0]?.driver_id,
  });
});

test('a refused driver is explained, and the drivers are read again', async () => {
  const detail = 'This driver has taken another ride';
  const listRideCandidates = vi
    .fn<NonNullable<FakeAnswers['listRideCandidates']>>()
    .mockResolvedValueOnce(listed)
    .mockResolvedValue({ drivers: [] });
  const { user } = await show({
    listRideCandidates,
    releaseRide: () => Promise.reject({ kind: 'http', status: 409, code: 'driver_busy', detail }),
  });
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  await user.click(await screen.findByRole('radio', { name: /Dana Diaz/ }));
  await user.click(screen.getByRole('button', { name: 'Offer to Dana Diaz' }));
  expect(await screen.findByText(/This driver has taken another ride/)).toBeDefined();
  expect(await screen.findByText(/There is no free driver/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose a driver' })).toHaveProperty('disabled', true);
});

test('a refusal of the offer is in German on a German page', async () => {
  const detail = 'Words of the server';
  const { user } = await show(
    {
      listRideCandidates: async () => listed,
      releaseRide: () => Promise.reject({ kind: 'http', status: 409, code: 'driver_not_available', detail }),
    },
    { isGerman: true },
  );
  await user.click(screen.getByRole('radio', { name: 'Ein Fahrer Ihrer Wahl' }));
  expect(screen.getByRole('button', { name: 'Fahrer wählen' })).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('radio', { name: /Dana Diaz/ }));
  await user.click(screen.getByRole('button', { name: 'Fahrt Dana Diaz anbieten' }));
  expect(await screen.findByText(/^Dieser Fahrer kann die Fahrt gerade nicht/)).toBeDefined();
  expect(screen.queryByText(detail)).toBeNull();
});

test('a ride that has gone on has no drivers to choose from, and nothing to try again', async () => {
  const error = { kind: 'http', status: 400, code: 'ride_not_cancellable', detail: 'Words of the server' };
  const { user } = await show({ listRideCandidates: () => Promise.reject(error) });
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  expect(await screen.findByText(/^The ride has started or has ended/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Try again|Retry/ })).toBeNull();
});

test('a choice that is taken back, or for a ride that ends, names no driver', async () => {
  const releaseRide = vi.fn<NonNullable<FakeAnswers['releaseRide']>>(() =>
    Promise.reject({ kind: 'network' }),
  );
  const { user } = await show({ releaseRide, listRideCandidates: async () => listed });
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  await user.click(await screen.findByRole('radio', { name: /Dana Diaz/ }));
  await user.click(screen.getByRole('radio', { name: 'Cancel the ride' }));
  expect(screen.queryByRole('radio', { name: /Dana Diaz/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel the ride' }));
  await user.click(screen.getByRole('radio', { name: 'Offer to other drivers' }));
  await user.click(screen.getByRole('radio', { name: 'All drivers nearby' }));
  await user.click(screen.getByRole('button', { name: 'Offer to other drivers' }));
  await waitFor(() => expect(releaseRide).toHaveBeenCalledTimes(2));
  expect(releaseRide.mock.calls.map(([, body]) => body)).toEqual([
    { outcome: 'cancel', reason: 'Flat tyre' },
    { outcome: 'offer_again', reason: 'Flat tyre', current_driver_id: accepted.driver_id },
  ]);
});

test.each([
  [{ kind: 'http', status: 404, code: 'not_found' }, 'This server cannot offer a ride to one driver.'],
  [{ kind: 'http', status: 500, code: 'internal_error' }, 'The drivers could not be loaded'],
])('without the list of drivers it says why', async (error, text) => {
  const { user } = await show({ listRideCandidates: () => Promise.reject(error) });
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  expect(await screen.findByText(text)).toBeDefined();
});

/** Ends the interval of 10 seconds that began last, without the wait. */
const tenSecondsLater = ({ mock }: { mock: { calls: unknown[][] } }) => {
  const renewal = mock.calls.filter(([, delay]) => delay === 10_000).at(-1)?.[0] as (() => void) | undefined;
  act(() => renewal?.());
};

test('the list renews itself, and a chosen driver who is no longer free stays in it until another is chosen', async () => {
  using begun = vi.spyOn(globalThis, 'setInterval');
  const [dana] = listed.drivers;
  const other = { ...dana, driver_id: 'other', name: 'Ole Other' } as typeof dana;
  const listRideCandidates = vi
    .fn<NonNullable<FakeAnswers['listRideCandidates']>>()
    .mockResolvedValueOnce({ drivers: [dana] as never })
    .mockResolvedValueOnce({ drivers: [other] as never })
    .mockResolvedValue({ drivers: [other, dana] as never });
  const { user } = await show({ listRideCandidates });
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  const radio = await screen.findByRole('radio', { name: /Dana Diaz/ });
  await user.click(radio);
  tenSecondsLater(begun);
  await screen.findByText('Dana Diaz is no longer free. Choose another driver.');
  expect(screen.getByRole('radio', { name: /Ole Other/ })).toBeDefined();
  expect(document.activeElement).toBe(radio);
  expect(screen.getByRole('button', { name: 'Choose a driver' })).toHaveProperty('disabled', true);
  tenSecondsLater(begun);
  await screen.findByRole('button', { name: 'Offer to Dana Diaz' });
  expect(screen.queryByText(/no longer free/i)).toBeNull();
  expect(document.activeElement).toBe(radio);
});
