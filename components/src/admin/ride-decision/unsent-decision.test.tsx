import type { RideCandidates } from '@mobility/openapi';
import candidates from '@mobility/openapi/examples/RideCandidates.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideDecision } from './RideDecision.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const listed = candidates as RideCandidates;
const ride = aRide('accepted', { id: 'ride-1' });
const place = 'mobility_typed:ride-decision:ride-1';

const show = (answers: FakeAnswers = {}) => {
  const { client, alerts, queryClient } = createTestSession({
    listRideCandidates: async () => listed,
    ...answers,
  });
  render(
    <MobilityProvider {...{ client, alerts, queryClient }}>
      <RideDecision ride={ride} onClose={() => undefined} />
    </MobilityProvider>,
  );
  return userEvent.setup();
};

/** Chooses the first driver, and leaves the page. */
const chooseAndLeave = async () => {
  const user = show();
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Flat tyre');
  await user.click(screen.getByRole('radio', { name: 'A driver of your choice' }));
  await user.click(await screen.findByRole('radio', { name: /Dana Diaz/ }));
  cleanup();
};

test('the driver who was chosen is chosen again after a session that expired', async () => {
  await chooseAndLeave();
  const releaseRide = vi.fn<NonNullable<FakeAnswers['releaseRide']>>(async () => ({ message: '' }));
  const user = show({ releaseRide });
  await user.click(await screen.findByRole('button', { name: 'Offer to Dana Diaz' }));
  await waitFor(() => expect(releaseRide).toHaveBeenCalledOnce());
  const driver_id = listed.drivers[0]?.driver_id;
  expect(releaseRide.mock.calls[0]?.[1]).toMatchObject({ reason: 'Flat tyre', driver_id });
  expect(sessionStorage).toHaveLength(0);
});

test('a driver who is no longer free has to be chosen again', async () => {
  await chooseAndLeave();
  const other = { ...listed.drivers[0], driver_id: 'other', name: 'Ole Other' } as never;
  show({ listRideCandidates: async () => ({ drivers: [other] }) });
  expect(await screen.findByRole('radio', { name: /Ole Other/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('radio', { name: 'A driver of your choice' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'Choose a driver' })).toHaveProperty('disabled', true);
});

test.each(['one', '{', '{"reason":5,"outcome":"refund","recipient":{"kind":"one","driverId":{}}}'])(
  'the dialog opens where the storage has %s',
  async (stored) => {
    sessionStorage.setItem(place, stored);
    const user = show();
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Flat tyre');
    expect(screen.getByRole('radio', { name: 'Offer to other drivers' })).toHaveProperty('checked', true);
    expect(JSON.parse(sessionStorage.getItem(place) ?? '')).toMatchObject({ reason: 'Flat tyre' });
  },
);
