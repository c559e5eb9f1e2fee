import type { Ride } from '@mobility/openapi';
import { audience } from '@mobility/openapi/audience';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, callAs, openSignedIn, trip } from '../support/caller.ts';
import { approvedDriver } from '../support/drivers.ts';
import { nextLive, recordToasts, type Told, withoutParts } from '../support/live.ts';
import type { Person } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { choosePlace } from '../support/steps.ts';
import { recordWire, type Wire } from '../support/wire.ts';

const set = stage();
type Name = 'rider' | 'dana' | 'omar' | 'admin';
type Screen = Person & Wire & { toasts: () => Promise<string[]> };
const callers = {} as Record<Name, Caller>;
const screens = {} as Record<Name, Screen>;
const people: Name[] = ['rider', 'dana', 'omar', 'admin'];
const roleOf = { rider: 'rider', dana: 'driver', omar: 'driver', admin: 'admin' } as const;

/** All alerts of each window, in the order in which the script brings them about. */
const told: Record<Name, Told[]> = { rider: [], dana: [], omar: [], admin: [] };

/** Opens a window on a page without parts that replace alerts, and records its channel, sounds and alerts. */
const open = async (name: Name): Promise<void> => {
  const { browser, server } = set;
  const person = await openSignedIn(browser, server.url, callers[name], '/profile', { sounds: true });
  await person.context.grantPermissions(['geolocation'], { origin: server.url });
  await person.context.setGeolocation({ ...trip.pickup_location, accuracy: 5 });
  const wire = recordWire(person.page);
  const live = nextLive(person.page);
  await person.page.reload();
  await live;
  // Browsers are silent until the first gesture.
  await person.page.getByRole('tab', { name: 'Settings' }).click();
  screens[name] = { ...person, ...wire, toasts: await recordToasts(person.page) };
};

/** Hooks cannot poll with `expect`. */
const until = async (isThere: () => boolean | Promise<boolean>, what: () => string): Promise<void> => {
  for (let look = 0; !(await isThere()); look += 1) {
    if (look === 400) throw new Error(`${what()} did not come`);
    await screens.rider.page.waitForTimeout(100);
  }
};
const received = (name: Name, type: string): Promise<void> =>
  until(
    () => screens[name].received.includes(type),
    () => `${type} for ${name}`,
  );

/** Waits until a window shows its next alert, so that no later step changes or overtakes it. */
const tells = async (name: Name, whole: RegExp, part?: RegExp): Promise<void> => {
  const expected = told[name];
  expected.push({ whole, ...(part && { part }) });
  let toasts: string[] = [];
  const isTold = async (): Promise<boolean> => {
    toasts = withoutParts(await screens[name].toasts(), expected);
    return whole.test(toasts[expected.length - 1] ?? '');
  };
  await until(isTold, () => `${whole} for ${name}, who was told ${JSON.stringify(toasts)},`);
};

/** An accepted ride: its driver sees the fee, which may arrive before the ride. */
const tellsAccept = (name: Name): Promise<void> =>
  tells(
    name,
    /^Ride accepted\. Platform fee −Ⓣ[\d.]+, new balance Ⓣ[\d.]+\.$/,
    /^(Ride accepted|Platform fee .*: −Ⓣ[\d.]+\. New balance: Ⓣ[\d.]+)$/,
  );

/** The rider looks for a ride before any driver is there, and is told of the first who comes. */
const lookAround = async (): Promise<void> => {
  const { page } = screens.rider;
  await page.getByRole('link', { name: 'Book Ride' }).first().click();
  await choosePlace(page, 'Pickup', 'City Hall');
  await received('rider', 'nearby_drivers_update');
  await callers.dana.updateLocation({ location: trip.pickup_location });
  await callers.dana.goOnline();
  await tells('rider', /^A driver is nearby/);
  await page
    .getByRole('link', { name: 'Profile' })
    .or(page.getByRole('link', { name: 'My Rides' }))
    .first()
    .click();
  await until(
    () => screens.rider.sent.includes('proximity_unsubscribe'),
    () => 'proximity_unsubscribe',
  );
};

/** Dana accepts a ride and gives it back. */
const giveBackOne = async (): Promise<Ride> => {
  const { rider, dana, omar } = callers;
  const ride = await bookByCall(rider);
  await tells('dana', /^New ride request/);
  // Drivers who are online get an offer of the ride instead, so only the admin gets the alert about a rider nearby.
  await tells('admin', /^A rider is waiting nearby/);
  await callers.admin.updateLocation({ location: { latitude: -30, longitude: 0 } });
  await omar.goOnline();
  await tells('omar', /^New ride request/);
  await dana.updateRide(ride.id, { action: 'accept' });
  await tells('rider', /^Ride accepted by Dana/);
  await tellsAccept('dana');
  await tells('omar', /^This ride request has been accepted/);
  await dana.cancelRide(ride.id, { cancelled_by: 'driver', reason: 'Flat tyre', confirmation: true });
  // Within three seconds, these movements complete the alert of the accept.
  await tells(
    'dana',
    /^(Ride accepted\. Platform fee −Ⓣ[\d.]+\. )?Platform fee returned \+Ⓣ[\d.]+\. Penalty −Ⓣ[\d.]+, new balance Ⓣ[\d.]+\.$/,
  );
  await tells(
    'rider',
    /^Your driver cancelled\. Finding another\. Compensation \+Ⓣ/,
    /^(Your driver cancelled\. Finding another\.|[^.]*compensation[^.]*: \+Ⓣ[\d.]+\. New balance: Ⓣ[\d.]+)$/i,
  );
  await tells('omar', /^A ride is available again/);
  return ride;
};

/** Omar drives the ride to its end. */
const driveOne = async (ride: Ride): Promise<void> => {
  const { rider, omar } = callers;
  await omar.updateRide(ride.id, { action: 'accept' });
  await tells('rider', /^Ride accepted by Omar/);
  await tellsAccept('omar');
  await omar.updateRide(ride.id, { action: 'arrive' });
  await tells('rider', /^Your driver has arrived/);
  await omar.updateRide(ride.id, { action: 'start' });
  await tells('rider', /^Your ride has started/);
  await omar.updateRide(ride.id, { action: 'complete' });
  await tells(
    'rider',
    /^Your ride is completed\. Payment required/,
    /^Your ride is completed(\. Fare: Ⓣ[\d.]+)?$/,
  );
  await rider.initiateRidePayment(ride.id, { payment_method: 'cash' });
  await rider.processRidePayment(ride.id, { payment_method: 'cash' });
  await tells('omar', /^The rider paid .* in cash/);
  await callers.admin.notifyRideParticipants(ride.id, { message: 'How was it?', target: 'both' });
  await tells('omar', /^Admin: How was it/);
  await tells('rider', /^Admin: How was it/);
};

/** Admins write, and are answered. */
const write = async (): Promise<void> => {
  const { id } = await callers.omar.getCurrentUser();
  await callers.admin.sendUserMessage(id, { message: 'Welcome on board' });
  await tells('omar', /^Admin: Welcome on board/);
  const { notifications } = await callers.omar.listNotifications();
  const asked = notifications.find(({ message }) => message.includes('Welcome'));
  if (!asked) throw new Error('the message of the admin is missing');
  await callers.omar.replyToNotification({
    message: 'Thank you',
    original_notification_id: asked.id,
    original_sender_id: 'admin',
    original_sender_name: 'Admin',
    original_type: 'admin_message',
  });
  await tells('admin', /^Reply from Omar/);
};

/** The rider cancels an accepted ride. */
const cancelOne = async (): Promise<void> => {
  const ride = await bookByCall(callers.rider);
  await tells('dana', /^New ride request/);
  await tells('omar', /^New ride request/);
  await callers.dana.updateRide(ride.id, { action: 'accept' });
  await tells('rider', /^Ride accepted by Dana/);
  await tellsAccept('dana');
  await tells('omar', /^This ride request has been accepted/);
  await callers.dana.updateLocation({ location: { ...trip.dropoff_location } });
  await received('rider', 'driver_location');
  await callers.rider.cancelRide(ride.id, { cancelled_by: 'rider', reason: 'Late', confirmation: true });
  await tells(
    'dana',
    /^Ride has been cancelled: Late\. .*Compensation \+Ⓣ/,
    /^(Ride has been cancelled: Late|Platform fee returned \+Ⓣ[\d.]+\. Compensation \+Ⓣ[\d.]+, new balance Ⓣ[\d.]+\.)$/,
  );
  await tells('rider', /^Cancellation penalty/);
};

beforeAll(async () => {
  const { url } = set.server;
  callers.rider = await callAs(url, 'rider@mobility.example');
  callers.dana = await callAs(url, 'driver@mobility.example');
  callers.admin = await callAs(url, 'admin@mobility.example');
  callers.omar = await approvedDriver(url);
  await callers.admin.updateLocation({ location: trip.pickup_location });
  for (const name of people) await open(name);
  await lookAround();
  await driveOne(await giveBackOne());
  await write();
  await cancelOne();
  // Nothing more may come: an alert that should not be there would gather for a moment first.
  await screens.rider.page.waitForTimeout(2_000);
}, 240_000);

/** What each message says on the screen of its receiver, and its sound where the specification has one. */
test.each<[keyof typeof audience, Name, RegExp, string?]>([
  [
    'ride_request',
    'dana',
    /^New ride request: City Hall to Ferry Building, Ⓣ[\d.]+, [\d.]+ km$/,
    'ride_request',
  ],
  ['ride_no_longer_available', 'omar', /^This ride request has been accepted by another driver$/],
  [
    'ride_redistributed',
    'omar',
    /^A ride is available again: City Hall to Ferry Building\. Flat tyre$/,
    'ride_redistributed',
  ],
  ['ride_accepted', 'rider', /^Ride accepted by Omar Haddad, arriving in \d+ min$/, 'ride_accepted'],
  ['driver_arrived', 'rider', /^Your driver has arrived: Omar Haddad$/, 'driver_arrived'],
  ['ride_started', 'rider', /^Your ride has started$/, 'ride_started'],
  ['ride_completed', 'rider', /^Your ride is completed\. Payment required: Ⓣ[\d.]+$/, 'status_critical'],
  ['payment_required', 'rider', /Payment required: Ⓣ[\d.]+$/, 'status_critical'],
  [
    'ride_cancelled',
    'dana',
    /^Ride has been cancelled: Late\. .*Compensation \+Ⓣ[\d.]+, new balance Ⓣ[\d.]+\.$/,
    'ride_canceled',
  ],
  ['ride_message', 'omar', /^The rider paid Ⓣ[\d.]+ in cash\. Please confirm\.$/],
  ['ride_message', 'rider', /^Your driver cancelled\. Finding another\./],
  ['admin_message', 'omar', /^Admin: Welcome on board$/, 'status_critical'],
  ['admin_ride_message', 'omar', /^Admin: How was it\?$/],
  ['admin_ride_message', 'rider', /^Admin: How was it\?$/],
  [
    'balance_transaction',
    'rider',
    /^Cancellation penalty for ride #\w+: −Ⓣ[\d.]+\. New balance: Ⓣ[\d.]+$/,
    'balance_transaction',
  ],
  [
    'balance_transaction',
    'dana',
    /^Ride accepted\. Platform fee −Ⓣ[\d.]+, new balance Ⓣ[\d.]+\.$/,
    'ride_accepted',
  ],
  ['reply_received', 'admin', /^Reply from Omar Haddad: Thank you$/],
  ['proximity_alert', 'rider', /^A driver is nearby$/],
  ['proximity_alert', 'admin', /^A rider is waiting nearby$/],
])('%s is one alert of the %s', async (type, name, text, sound) => {
  const { received: types, toasts, sounds } = screens[name];
  expect(types).toContain(type);
  expect(await toasts()).toContainEqual(expect.stringMatching(text));
  if (sound) expect(sounds).toContain(sound);
});

test.each(['nearby_drivers_update', 'driver_location'] as const)(
  '%s reaches the rider without an alert',
  (type) => {
    expect(screens.rider.received).toContain(type);
  },
);

test('ride_updated reaches the own other window', () => {
  expect(screens.dana.received).toContain('ride_updated');
});

test('every message of the server was sent, and only to its audience', () => {
  const types = new Set(people.flatMap((name) => screens[name].received));
  expect(Object.keys(audience).filter((type) => !types.has(type))).toEqual([]);
  const wrong = people.flatMap((name) =>
    screens[name].received
      .filter((type) => type in audience)
      .filter(
        (type) => !(audience[type as keyof typeof audience] as readonly string[]).includes(roleOf[name]),
      )
      .map((type) => `${name}: ${type}`),
  );
  expect(wrong).toEqual([]);
});

test('every message of the client was sent by the roles that have it', () => {
  for (const name of people) {
    expect(screens[name].sent).toEqual(
      expect.arrayContaining(['connection_established', 'connection_ready', 'proximity_subscription']),
    );
  }
  expect(screens.dana.sent).toContain('location_update');
  expect(screens.rider.sent).toContain('proximity_unsubscribe');
});

/** Every message is shown exactly once. */
test.each(people)('the window of %s tells each event once, in order, and reports no error', async (name) => {
  const { toasts, errors, context } = screens[name];
  const expected = told[name];
  const shown = withoutParts(await toasts(), expected);
  expect(shown).toEqual(expected.map(({ whole }) => expect.stringMatching(whole)));
  expect(errors).toEqual([]);
  await context.close();
});
