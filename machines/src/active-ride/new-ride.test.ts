import type { LiveMessage, Ride } from '@mobility/openapi';
import balanceMovement from '@mobility/openapi/examples/LiveMessage.balance_transaction.json' with {
  type: 'json',
};
import { describe, expect, it } from 'vitest';
import { start } from '../testing/active-ride-harness.ts';
import { ride } from '../testing/ride-harness.ts';

describe('a new ride of a driver', () => {
  const accepted = (id: string, changes: Partial<Ride> = {}): Ride =>
    ride({ id, status: 'accepted', version: 2, ...changes });
  const texts = ({ input }: Awaited<ReturnType<typeof start>>) =>
    input.alerts.events.map(({ alert }) => alert.message);

  it('is announced, also after an automatic acceptance, and once', async () => {
    const world = await start('driver');
    await world.answer();
    await world.receive(balanceMovement as LiveMessage);
    await world.answer(accepted('a'));
    await world.send({ type: 'resync', isFirst: false });
    await world.answer(accepted('a'));
    expect(texts(world)).toEqual(['ride.accepted']);
  });

  it('is announced after a ride that is over', async () => {
    const world = await start('driver');
    await world.answer(accepted('a'));
    await world.send({ type: 'resync', isFirst: false });
    await world.answer(accepted('b'));
    expect(texts(world)).toEqual(['ride.accepted']);
  });

  it('is not announced after a reload of the page, and never to a rider', async () => {
    const reloaded = await start('driver');
    await reloaded.answer(accepted('a'));
    const rider = await start('rider');
    await rider.answer();
    await rider.send({ type: 'resync', isFirst: false });
    await rider.answer(accepted('a'));
    expect([texts(reloaded), texts(rider)]).toEqual([[], []]);
  });
});

describe('the summary of a ride that is over', () => {
  it('closes when the driver leaves it, and a later read of the ride does not reopen it', async () => {
    const { answer, send, child, lifecycle } = await start('driver');
    await answer(ride({ id: 'a', status: 'in_progress', version: 4 }));
    await send({ type: 'resync', isFirst: false });
    const over = ride({ id: 'a', status: 'completed', version: 5 });
    await answer(over);
    expect(lifecycle()).toBe('completed');
    await send({ type: 'leave_summary' });
    await send({ type: 'resync', isFirst: false });
    await answer({ ...over, version: 6, payment_status: 'paid' });
    expect(child()).toBeUndefined();
  });
});
