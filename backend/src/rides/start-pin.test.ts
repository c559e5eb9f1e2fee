import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { listMyRides } from '../operations/rides/listMyRides.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { updateSettings } from '../operations/user/updateSettings.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  type Person,
  requestBy,
} from '../testing/index.ts';

let clock: Clock;
let context: Context;
let people: { rider: Person; driver: Person };
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  people = { rider: await given.user(context, 'rider'), driver: await given.approvedDriver(context) };
});
afterEach(() => context.store.close());

const switchOn = () => updateSettings(context, requestBy(people.rider, { body: { start_pin: true } }));
const seenBy = async (person: Person) => (await listMyRides(context, requestBy(person))).body[0];
const start = (id: string, pin?: string) =>
  updateRide(
    context,
    requestBy(people.driver, {
      params: { id },
      body: { action: 'start', ...(pin !== undefined && { start_pin: pin }) },
    }),
  );
const codeOf = async (attempt: unknown) => {
  const error = await Promise.resolve(attempt).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  return error instanceof Refusal ? error.code : error;
};
const other = (pin: string, by: number) => String((Number(pin) + by) % 10_000).padStart(4, '0');

test('without the setting a ride has no PIN and starts without one', async () => {
  const { rideId } = await given.acceptedRide(context, people);
  expect(await seenBy(people.rider)).not.toHaveProperty('start_pin');
  expect(await seenBy(people.driver)).not.toHaveProperty('start_pin_required');
  expect((await start(rideId)).status).toBe(200);
});

describe('a ride of a rider who wants a PIN', () => {
  test('shows the PIN to the rider only, and the driver only that there is one, until it starts', async () => {
    await switchOn();
    const { rideId } = await given.acceptedRide(context, people);
    const { start_pin: pin = '' } = (await seenBy(people.rider)) ?? {};
    expect(pin).toMatch(/^\d{4}$/);
    const driven = await seenBy(people.driver);
    expect(driven).toMatchObject({ start_pin_required: true });
    expect(driven).not.toHaveProperty('start_pin');
    const admin = await given.user(context, 'admin');
    expect(JSON.stringify((await listMyRides(context, requestBy(admin))).body)).not.toContain('start_pin');

    await start(rideId, pin ?? '');
    expect(await seenBy(people.rider)).toMatchObject({ status: 'in_progress' });
    expect(await seenBy(people.rider)).not.toHaveProperty('start_pin');
    expect(await seenBy(people.driver)).not.toHaveProperty('start_pin_required');
  });

  test('does not start without the PIN or with a wrong one', async () => {
    await switchOn();
    const { rideId } = await given.acceptedRide(context, people);
    const pin = (await seenBy(people.rider))?.start_pin ?? '';
    expect(await codeOf(start(rideId))).toBe('start_pin_wrong');
    expect(await codeOf(start(rideId, other(pin, 1)))).toBe('start_pin_wrong');
    expect(await seenBy(people.rider)).toMatchObject({ status: 'accepted' });
    expect((await start(rideId, pin)).status).toBe(200);
  });

  test('allows a driver five wrong PINs, and then at most one a minute', async () => {
    await switchOn();
    const { rideId } = await given.acceptedRide(context, people);
    const pin = (await seenBy(people.rider))?.start_pin ?? '';
    for (let by = 1; by <= 5; by++)
      expect(await codeOf(start(rideId, other(pin, by)))).toBe('start_pin_wrong');
    expect(await codeOf(start(rideId, pin))).toBe('rate_limited');
    clock.advance(60_000);
    expect((await start(rideId, pin)).status).toBe(200);
  });

  test('reveals nothing about the PIN to other users', async () => {
    await switchOn();
    const { rideId } = await given.acceptedRide(context, people);
    const pin = (await seenBy(people.rider))?.start_pin ?? '';
    const stranger = await given.approvedDriver(context);
    const attempt = (start_pin: string) =>
      updateRide(
        context,
        requestBy(stranger, { params: { id: rideId }, body: { action: 'start', start_pin } }),
      );
    expect(await codeOf(attempt(pin))).toBe('not_participant');
    expect(await codeOf(attempt(other(pin, 1)))).toBe('not_participant');
  });
});
