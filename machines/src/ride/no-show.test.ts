import { expect, it } from 'vitest';
import { flush } from '../testing/index.ts';
import { refusal, start } from '../testing/ride-harness.ts';
import { commandError, pendingCommand } from './selectors.ts';

it('a no-show ends the ride of a driver at the pickup', async () => {
  const { actor, client, value, context, changed } = start({ status: 'driver_arriving' });
  actor.send({ type: 'noShow' });
  expect(pendingCommand(actor.getSnapshot())).toBe('noShow');
  await flush();
  expect(client.reportNoShow).toHaveBeenCalledExactlyOnceWith('r', { idempotencyKey: 'key-1' });
  expect(client.updateRide).not.toHaveBeenCalled();
  expect(value().lifecycle).toBe('cancelled');
  expect(context().ride).toMatchObject({ status: 'cancelled', cancel_reason_code: 'rider_no_show' });
  expect(changed).toHaveBeenCalledOnce();
});

it('a no-show that comes too early is refused with the server’s reason', async () => {
  const { actor, client, value } = start({ status: 'driver_arriving' });
  client.reportNoShow.mockRejectedValueOnce(refusal(409, 'Wait a little longer'));
  actor.send({ type: 'noShow' });
  await flush();
  expect(value().lifecycle).toBe('arriving');
  expect(commandError(actor.getSnapshot())?.detail).toBe('Wait a little longer');
});

it.each(['accepted', 'in_progress'] as const)('a no-show is not sent for a ride that is %s', (status) => {
  const { actor, value } = start({ status });
  actor.send({ type: 'noShow' });
  expect(value().command).toBe('idle');
});
