import type { AvailableRide, LiveMessage } from '@mobility/openapi';
import balanceMovement from '@mobility/openapi/examples/LiveMessage.balance_transaction.json' with {
  type: 'json',
};
import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { create, start } from '../testing/active-ride-harness.ts';
import { advance, flush, unreached, withoutExit } from '../testing/index.ts';
import { ride } from '../testing/ride-harness.ts';

const accepted = ride({ id: 'r', status: 'accepted', version: 2 });
const completed = ride({ id: 'old', status: 'completed', version: 9 });

describe('the active ride', () => {
  it('is unknown until the server has answered', async () => {
    const { value, child, reads, answer } = await start();
    expect(value().ride).toBe('unknown');
    expect(reads.calls).toHaveLength(1);
    await answer(completed);
    expect(value().ride).toBe('none');
    expect(child()).toBeUndefined();
  });

  it('is found among the newest rides', async () => {
    const { answer, lifecycle, value, reads } = await start();
    await answer(completed, accepted);
    expect(reads.calls[0]?.[0]).toEqual({ limit: 20 });
    expect(value().ride).toBe('present');
    expect(lifecycle()).toBe('accepted');
  });

  it('moves with a live fact at once, and reads the rest from the server', async () => {
    const { answer, receive, lifecycle, child, reads } = await start();
    await answer(accepted);
    await receive({ type: 'driver_arrived', ride_id: 'r', version: 3 });
    expect(lifecycle()).toBe('arriving');
    expect(reads.calls).toHaveLength(2);
    await answer({ ...accepted, status: 'driver_arriving', version: 3, vehicle_type: 'premium' });
    expect(child()?.getSnapshot().context.ride.vehicle_type).toBe('premium');
  });

  it('follows a ride that was booked elsewhere as soon as a fact mentions it', async () => {
    const { answer, receive, lifecycle } = await start();
    await answer();
    await receive({ type: 'ride_accepted', ride_id: 'r' });
    await answer(accepted);
    expect(lifecycle()).toBe('accepted');
  });

  it('is read again when the same person changed it in another window', async () => {
    const { answer, receive, lifecycle } = await start('driver');
    await answer();
    await receive({ type: 'ride_updated', ride_id: 'r' });
    await answer(accepted);
    expect(lifecycle()).toBe('accepted');
    await receive({ type: 'ride_updated', ride_id: 'r' });
    await answer({ ...accepted, status: 'in_progress', version: 4 });
    expect(lifecycle()).toBe('inProgress');
  });

  it('becomes pending for its rider after a message that the driver cancelled', async () => {
    const { answer, receive, lifecycle } = await start();
    await answer(accepted);
    await receive({ type: 'ride_message', ride_id: 'r', message: 'Your driver cancelled. Finding another.' });
    await answer({ ...accepted, status: 'pending', version: 3 });
    expect(lifecycle()).toBe('pending');
  });

  it('accepts an event that an action of another machine sends, without a warning of xstate', async () => {
    const { answer, send } = await start();
    await answer(accepted);
    const warn = vi.spyOn(console, 'warn');
    const report = () => send({ type: 'no_ride_found' });
    const other = createActor(createMachine({ on: { report: { actions: report } } })).start();
    other.send({ type: 'report' });
    await flush();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not read again for messages about offers', async () => {
    const { answer, receive, reads } = await start('driver');
    await answer();
    await receive({ type: 'ride_request', ride_id: 'r', pickup_address: 'a', dropoff_address: 'b' });
    expect(reads.calls).toHaveLength(1);
  });

  it('aborts a read when there is a newer reason to read', async () => {
    const { answer, receive, lifecycle, reads } = await start();
    await receive({ type: 'ride_accepted', ride_id: 'r' });
    expect(reads.calls[0]?.[1].signal.aborted).toBe(true);
    await answer(completed);
    expect(lifecycle()).toBeUndefined();
    await answer(accepted);
    expect(lifecycle()).toBe('accepted');
  });

  it('keeps showing how a ride ended, until the next ride begins', async () => {
    const { answer, receive, send, lifecycle, child } = await start();
    await answer({ ...accepted, status: 'in_progress' });
    await receive({ type: 'ride_completed', ride_id: 'r', version: 5 });
    await answer({ ...accepted, status: 'completed', version: 5, payment_status: 'pending' });
    expect(lifecycle()).toBe('completed');
    await send({ type: 'ride_changed' });
    await answer(ride({ id: 'next', status: 'pending' }), { ...accepted, status: 'completed', version: 5 });
    expect(child()?.getSnapshot().context.ride.id).toBe('next');
    expect(lifecycle()).toBe('pending');
  });

  it('is unavailable to its driver when the list no longer contains it', async () => {
    const { answer, send, lifecycle } = await start('driver');
    await answer(accepted);
    await send({ type: 'ride_changed', ride_id: 'r' });
    await answer(completed);
    expect(lifecycle()).toBe('unavailable');
  });

  it('still reports the answer to a cancellation when a read without the ride comes first', async () => {
    const { answer, child, receive, update, input } = await start('driver');
    await answer(accepted);
    child()?.send({ type: 'openCancel' });
    await flush();
    child()?.send({ type: 'setReason', reason: 'Flat tyre' });
    child()?.send({ type: 'setConfirmed', confirmed: true });
    child()?.send({ type: 'cancel' });
    await receive(balanceMovement as LiveMessage);
    await answer();
    update.answer({ message: 'done' });
    await flush();
    expect(input.alerts.messages()).toEqual(['ride.redistributed']);
  });

  it('is the ride of an accepted offer, before the list contains it', async () => {
    const { answer, send, lifecycle, child, reads } = await start('driver');
    await answer();
    await send({ type: 'offer_accepted', ride: ride({ id: 'o', status: 'pending' }) as AvailableRide });
    expect(lifecycle()).toBe('accepted');
    expect(reads.calls).toHaveLength(2);
    child()?.send({ type: 'arrive' });
    expect(child()?.getSnapshot().value.command).toBe('sending');
  });

  it('reports its commands to the owner', async () => {
    const { answer, child, update, changed, lifecycle } = await start('driver');
    await answer(accepted);
    child()?.send({ type: 'arrive' });
    update.answer({ message: 'done' });
    await flush();
    expect(changed).toEqual([{ type: 'ride_changed', ride_id: 'r' }]);
    expect(lifecycle()).toBe('arriving');
  });

  it.each(['visible', 'online'] as const)('is read again when the tab becomes %s', async (event) => {
    const { answer, presence, reads } = await start();
    await answer();
    presence.emit(event);
    await flush();
    expect(reads.calls).toHaveLength(2);
  });
});

describe('while the live channel is down', () => {
  it('a ride is read every 3 seconds, and no more once the channel sends positions', async () => {
    const { answer, send, clock, reads } = await start();
    await answer(accepted);
    await advance(clock, 3_000, 1_000);
    expect(reads.calls).toHaveLength(2);
    await answer(accepted);
    await send({ type: 'live_connected', sendsPositions: true });
    await advance(clock, 30_000, 1_000);
    expect(reads.calls).toHaveLength(2);
    await send({ type: 'live_disconnected' });
    await advance(clock, 3_000, 1_000);
    expect(reads.calls).toHaveLength(3);
  });

  it('a backend that sends no positions is read just as often', async () => {
    const { answer, send, clock, reads } = await start();
    await answer(accepted);
    await send({ type: 'live_connected', sendsPositions: false });
    await advance(clock, 3_000, 1_000);
    expect(reads.calls).toHaveLength(2);
  });

  it('a ride that ended is not read again', async () => {
    const { answer, send, clock, reads } = await start();
    await answer(accepted);
    await send({ type: 'ride_changed' });
    await answer({ ...accepted, status: 'completed', version: 3 });
    await advance(clock, 30_000, 1_000);
    expect(reads.calls).toHaveLength(2);
  });

  it('nothing is read at intervals where no ride is known', async () => {
    const { answer, clock, reads } = await start();
    await answer(completed);
    await advance(clock, 30_000, 1_000);
    expect(reads.calls).toHaveLength(1);
  });
});

it('a read that failed is repeated after 10 seconds, also while the channel is up', async () => {
  const { reads, send, clock, value, answer, lifecycle } = await start();
  await send({ type: 'live_connected', sendsPositions: true });
  reads.fail({ kind: 'network' });
  await flush();
  expect(value()).toMatchObject({ ride: 'unknown', reading: 'failed' });
  await advance(clock, 10_000, 1_000);
  await answer(accepted);
  expect(lifecycle()).toBe('accepted');
});

it('a read that failed while the channel was down is repeated when it is up again', async () => {
  const { reads, send, value, answer, lifecycle } = await start();
  reads.fail({ kind: 'network' });
  await flush();
  expect(value()).toMatchObject({ reading: 'failed' });
  await send({ type: 'live_connected', sendsPositions: true });
  await answer(accepted);
  expect(lifecycle()).toBe('accepted');
});

it('the ride hears that the channel is open', async () => {
  const { update, send, answer, child } = await start('driver');
  await answer(accepted);
  child()?.send({ type: 'arrive' });
  update.fail({ kind: 'network' });
  await flush();
  expect(child()?.getSnapshot().value.command).toBe('failed');
  await send({ type: 'live_connected', sendsPositions: true });
  expect(child()?.getSnapshot().value.command).toBe('idle');
});

it('the active-ride machine reaches every state and keeps the ride that it found', () => {
  const { machine, input } = create('rider');
  const exploration = {
    input,
    events: [
      { type: 'live_connected', sendsPositions: true },
      { type: 'live_disconnected' },
      { type: 'ride_changed' },
      { type: 'offer_accepted', ride: accepted },
    ],
    outputs: { listMyRides: [[], [accepted]] },
    endless: ['watchPresence', 'ride'],
    distinguish: ({ rideId }: { rideId: string | null }) => rideId,
  };
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual(['activeRide.ride.present']);
});
