import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { profileWith } from './actors.ts';
import type { ProfileContext } from './machine.ts';

const user = rider as User;

const start = (updateMyProfile = vi.fn(async (): Promise<User> => ({ ...user, name: 'Maya Chen' }))) => {
  const alerts = recordingAlerts();
  const actor = createActor(profileWith({ client: { updateMyProfile } }), { input: { alerts } });
  const updated = vi.fn();
  actor.on('profile_updated', updated);
  actor.start();
  actor.send({ type: 'edit', user });
  return { actor, alerts, updated, updateMyProfile, context: () => actor.getSnapshot().context };
};

it('sends the trimmed name and phone number, never the e-mail address, and reports the stored user', async () => {
  const { actor, alerts, updated, updateMyProfile } = start();
  actor.send({ type: 'change', change: { name: ' Maya Chen ', email: 'other@example.org', phone: ' ' } });
  actor.send({ type: 'updateMyProfile' });
  expect(actor.getSnapshot().value).toBe('saving');
  await flush();
  expect(updateMyProfile).toHaveBeenCalledExactlyOnceWith({ name: 'Maya Chen', phone: null });
  expect(updated.mock.lastCall?.[0]).toMatchObject({ user: { name: 'Maya Chen' } });
  expect(actor.getSnapshot().value).toBe('reading');
  expect(alerts.messages()).toEqual(['profile.updated']);
});

it('sends a pasted name and number without invisible marks', async () => {
  const { actor, updateMyProfile, context } = start();
  actor.send({ type: 'change', change: { name: '\u202AMaya\u202C', phone: '\u202A+1 415 555 0134\u202C' } });
  actor.send({ type: 'updateMyProfile' });
  expect(context().errors).toEqual({});
  expect(updateMyProfile).toHaveBeenCalledExactlyOnceWith({ name: 'Maya', phone: '+1 415 555 0134' });
});

it('keeps the typed form and shows why saving failed, without a toast', async () => {
  const failed = vi.fn(() => Promise.reject({ kind: 'http', status: 422, detail: 'phone is too long' }));
  const { actor, alerts, context } = start(failed);
  actor.send({ type: 'change', change: { name: 'Maya Chen' } });
  actor.send({ type: 'updateMyProfile' });
  await flush();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(context().form.name).toBe('Maya Chen');
  expect(context().error).toEqual({ message: 'profile.updateFailed', detail: 'phone is too long' });
  expect(alerts.messages()).toEqual([]);
});

it('discards what was typed on cancel', () => {
  const { actor, context } = start();
  actor.send({ type: 'change', change: { name: 'Other' } });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'edit', user });
  expect(context().form).toEqual({ name: user.name, email: user.email, phone: user.phone });
});

it('refuses an empty name and a phone number with letters, and marks the fields until they change', () => {
  const { actor, context, updateMyProfile } = start();
  actor.send({ type: 'change', change: { name: ' ', phone: 'call me' } });
  actor.send({ type: 'updateMyProfile' });
  expect(context().errors).toEqual({ name: 'auth.fieldRequired', phone: 'auth.invalidPhone' });
  actor.send({ type: 'change', change: { name: 'Maya' } });
  expect(context().errors).toEqual({ phone: 'auth.invalidPhone' });
  expect(updateMyProfile).not.toHaveBeenCalled();
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [
      { type: 'edit', user },
      { type: 'change', change: { name: '' } },
      { type: 'cancel' },
      { type: 'updateMyProfile' },
    ],
    outputs: { updateMyProfile: [user] },
    distinguish: ({ form }: ProfileContext) => form,
  };
  const machine = profileWith({ client: { updateMyProfile: () => new Promise(() => undefined) } });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
