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

const start = () => {
  const alerts = recordingAlerts();
  const createDriverProfile = vi.fn(async (..._call: unknown[]) => created as DriverProfile);
  let issued = 0;
  const actor = createActor(
    driverProfileWith({ client: { createDriverProfile }, ids: { next: () => `key-${++issued}` } }),
    { input: { alerts, year: 2026 } },
  );
  const emitted = vi.fn();
  actor.on('profile_created', emitted);
  actor.start();
  return { actor, alerts, createDriverProfile, emitted, context: () => actor.getSnapshot().context };
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
  ])('takes the year %s: %s', (vehicle_year, fits) => {
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
    expect(alerts.messages()).toEqual([
      'driver.profileFailed',
      'driver.profileFailed',
      'driver.profileCreated',
    ]);
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts(), year: 2026 },
    events: [{ type: 'change', change: filled }, { type: 'createDriverProfile' }],
    outputs: { createDriverProfile: [created] },
    distinguish: ({ form }: DriverProfileContext) => form,
  };
  const machine = driverProfileWith({
    client: { createDriverProfile: () => new Promise(() => undefined) },
    ids: { next: () => 'key' },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
