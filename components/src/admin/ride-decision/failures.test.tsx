import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideDecision } from './RideDecision.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const broken = () => Promise.reject({ kind: 'http', status: 500 });

/** Confirms a decision that the server fails to carry out. */
const fail = async (ride: ReturnType<typeof aRide>, confirm: string) => {
  const { client, alerts, queryClient } = createTestSession({ releaseRide: broken, refundRide: broken });
  render(
    <MobilityProvider {...{ client, alerts, queryClient }}>
      <RideDecision ride={ride} onClose={() => undefined} />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'The phone is off');
  await user.click(screen.getByRole('button', { name: confirm }));
  return user;
};

test.each([
  [aRide('inProgress'), 'Cancel the ride', 'The ride could not be cancelled'],
  [aRide('paid'), 'Refund all that is left', 'The ride could not be refunded'],
])('what could not be done is said', async (ride, confirm, sentence) => {
  await fail(ride, confirm);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('what could not be done stays said after another choice', async () => {
  const user = await fail(aRide('accepted'), 'Offer to other drivers');
  await screen.findByText('The ride could not be offered');
  await user.click(screen.getByRole('radio', { name: 'Cancel the ride' }));
  expect(screen.getByText('The ride could not be offered')).toBeDefined();
});
