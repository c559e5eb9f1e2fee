import type { LiveMessage } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { offerAlert } from '../availability/rules.ts';
import { dan, signedIn } from '../testing/auth-world.ts';
import { flush, recordingAlerts } from '../testing/index.ts';
import { quietOffers } from './quiet-offers.ts';

const request: LiveMessage = {
  type: 'ride_request',
  ride_id: 'r1',
  pickup_address: '1 Market St',
  dropoff_address: 'Pier 39',
};
const offer = {
  id: 'r2',
  pickup_address: '1 Market St',
  dropoff_address: 'Pier 39',
} as Parameters<typeof offerAlert>[1];

test('a driver who switches ride notifications off gets no alert about an offer, from the channel or the list', async () => {
  const { actor, opened, alerts } = await signedIn(dan);
  await flush();
  const session = actor.getSnapshot().context.session;
  const preferences = session?.getSnapshot().children.preferences;
  const polled = quietOffers(alerts, () => preferences);
  preferences?.send({ type: 'setNotifications', isOn: false });
  opened[0]?.onMessage(request);
  opened[0]?.onMessage({ type: 'ride_redistributed', ride_id: 'r1' });
  opened[0]?.onMessage({ type: 'proximity_alert', user_type: 'rider', distance_km: 1 });
  polled.send({ type: 'alert', alert: offerAlert('d1', offer) });
  expect(alerts.messages()).toEqual([]);
  opened[0]?.onMessage({ type: 'ride_cancelled', ride_id: 'r1' });
  expect(alerts.messages()).toEqual(['live.rideCancelledNoReason']);
  preferences?.send({ type: 'setNotifications', isOn: true });
  opened[0]?.onMessage({ ...request, attempt: 2 });
  polled.send({ type: 'alert', alert: offerAlert('d1', offer) });
  expect(alerts.messages().slice(1)).toEqual(['live.rideRequest', 'live.newAvailableRide']);
});

test('offers are announced as long as the preferences are unknown', () => {
  const alerts = recordingAlerts();
  quietOffers(alerts, () => undefined).send({ type: 'alert', alert: offerAlert('d1', offer) });
  expect(alerts.messages()).toEqual(['live.newAvailableRide']);
});
