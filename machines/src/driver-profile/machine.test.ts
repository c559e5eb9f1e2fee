import type { DriverProfile } from '@mobility/openapi';
import created from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { driverProfileWith } from './actors.ts';
import type { DriverProfileContext } from './machine.ts';
import { emptyProfile, profileErrors } from './rules.ts';

const filled = {
  vehicle_make: ' Toyota ',
  vehicle_model: 'Camry',
  license_plate: '8ABC123',
  license_number: 'D1234567',
};

const start = (profile?: DriverProfile) => {
  const alerts = recordingAlerts();
  const createDriverProfile = vi.fn(async (..._call: unknown[]) => created as DriverProfile);
  const updateDriverProfile = vi.fn(async (..._call: unknown[]) => created as DriverProfile);
  let issued = 0;
  const actor = createActor(
    driverProfileWith({
      client: { createDriverProfile, updateDriverProfile },
      ids: { next: () => `key-${++issued}` },
    }),
    { input: { alerts, year: 2026, ...(profile && { profile }) } },
  );
  const emitted = vi.fn();
  actor.on('profile_created', emitted);
  actor.on('profile_changed', emitted);
  actor.start();
  return {
    actor,
    alerts,
    createDriverProfile,
    updateDriverProfile,
    emitted,
    context: () => actor.getSnapshot().context,
  };
};

describe('the form', () => {
  it('starts with this year’s economy car and requires the other fields', () => {
    const { actor, createDriverProfile, context } = start();
    expect(context().form).toMatchObject({ vehicle_year: '2026', vehicle_type: 'economy' });
    actor.send({ type: 'createDriverProfile' });
    expect(context().errors).toEqual({
      vehicle_make: 'driver.fieldRequired',
      vehicle_model: 'driver.fieldRequired',
      license_plate: 'driver.fieldRequired',
      license_number: 'driver.fieldRequired',
    });
    expect(createDriverProfile).not.toHaveBeenCalled();
    actor.send({ type: 'change', change: { vehicle_make: 'Kia' } });
    expect(context().errors.vehicle_make).toBeUndefined();
    expect(context().errors.vehicle_model).toBe('driver.fieldRequired');
  });

  it.each([
    ['2000', true],
    ['2027', true],
    ['1999', false],
    ['2028', false],
    ['20', false],
    ['2e3', false],
    ['', false],
  ])('accepts the year %s: %s', (vehicle_year, fits) => {
    const errors = profileErrors({ ...emptyProfile(2026), ...filled, vehicle_year }, 2026);
    expect(errors).toEqual(fits ? {} : { vehicle_year: 'driver.yearOutOfRange' });
  });
});

describe('saving', () => {
  it('sends the trimmed form and emits that the profile was created', async () => {
    const { actor, alerts, createDriverProfile, emitted } = start();
    actor.send({ type: 'change', change: filled });
    actor.send({ type: 'createDriverProfile' });
    await flush();
    expect(createDriverProfile).toHaveBeenCalledExactlyOnceWith(
      { ...filled, vehicle_make: 'Toyota', vehicle_year: 2026, vehicle_type: 'economy' },
      { idempotencyKey: 'key-1' },
    );
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done', output: created });
    expect(alerts.messages()).toEqual(['driver.profileCreated']);
    expect(emitted).toHaveBeenCalledOnce();
  });

  it('shows why it failed, keeps the form, and renews the key once the form changes', async () => {
    const { actor, alerts, createDriverProfile, context } = start();
    createDriverProfile.mockRejectedValueOnce({ kind: 'network' });
    createDriverProfile.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'change', change: filled });
    actor.send({ type: 'createDriverProfile' });
    await flush();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(context().error).toEqual({ message: 'driver.profileFailed', reason: 'error.unreachable' });
    actor.send({ type: 'createDriverProfile' });
    await flush();
    actor.send({ type: 'change', change: { vehicle_model: 'Yaris' } });
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'createDriverProfile' });
    await flush();
    expect(createDriverProfile.mock.calls.map((call) => call[1])).toEqual(
      ['key-1', 'key-1', 'key-2'].map((idempotencyKey) => ({ idempotencyKey })),
    );
    expect(alerts.messages()).toEqual(['driver.profileCreated']);
  });
});

describe('an update', () => {
  const held = { ...created, vehicle_model: 'Prius' } as DriverProfile;
  const change = { vehicle_model: ' Camry ' };

  it('starts with the profile, sends the whole form, and emits that it changed', async () => {
    const { actor, alerts, updateDriverProfile, emitted, context } = start(held);
    expect(context()).toMatchObject({ isUpdate: true, form: { vehicle_model: 'Prius' } });
    actor.send({ type: 'change', change });
    actor.send({ type: 'updateDriverProfile' });
    await flush();
    expect(updateDriverProfile.mock.calls[0]?.[0]).toMatchObject({
      vehicle_model: 'Camry',
      license_plate: held.license_plate,
      vehicle_year: held.vehicle_year,
    });
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'profile_changed' });
    expect(alerts.messages()).toEqual(['profile.updated']);
  });

  it.each([404, 405, 501])('shows that it is not implemented where the server answers %i', async (status) => {
    const { actor, alerts, updateDriverProfile } = start(held);
    updateDriverProfile.mockRejectedValueOnce({ kind: 'http', status });
    actor.send({ type: 'updateDriverProfile' });
    await flush();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(alerts.messages()).toEqual(['driver.updateNotImplemented']);
  });

  it('keeps the form and shows why it failed', async () => {
    const { actor, updateDriverProfile, context } = start(held);
    const detail = 'You have an active ride.';
    updateDriverProfile.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'driver_busy', detail });
    actor.send({ type: 'change', change });
    actor.send({ type: 'updateDriverProfile' });
    await flush();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(context()).toMatchObject({ form: change, error: { message: 'driver.profileFailed', detail } });
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts(), year: 2026 },
    events: [
      { type: 'change', change: filled },
      { type: 'createDriverProfile' },
      { type: 'updateDriverProfile' },
    ],
    outputs: { createDriverProfile: [created], updateDriverProfile: [created] },
    errors: { updateDriverProfile: [{ kind: 'network' }, { kind: 'http', status: 501 }] },
    distinguish: ({ form }: DriverProfileContext) => form,
  };
  const machine = driverProfileWith({
    client: {
      createDriverProfile: () => new Promise(() => undefined),
      updateDriverProfile: () => new Promise(() => undefined),
    },
    ids: { next: () => 'key' },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
