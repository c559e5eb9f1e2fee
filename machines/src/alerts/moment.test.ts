import type { LiveMessage, NoticeKind } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { advance } from '../testing/index.ts';
import { type Alert, rideTopic } from './alert.ts';
import { alertsMachine } from './machine.ts';
import { completing, gathering } from './moment.ts';
import { alertOf } from './rules.ts';

const ride_id = 'r7';
type Shown = { message: string; movements: (string | number | undefined)[][]; sound: string | undefined };

/** An alerts machine with its toasts and the sounds that were heard. */
const start = () => {
  const clock = new SimulatedClock();
  const actor = createActor(alertsMachine, {
    clock,
    input: { storage: { read: () => null, write: () => undefined } },
  });
  const shown: Shown[] = [];
  const heard: string[] = [];
  actor.on('toast', ({ alert: { message, movements = [], sound } }) => {
    const told = movements.map(({ kind, change, balance }) => [kind, change, balance]);
    shown.push({ message, movements: told, sound });
  });
  actor.on('sound', ({ key }) => heard.push(key));
  actor.start();
  const show = (alert: Alert | null) => alert && actor.send({ type: 'alert', alert });
  const receive = (message: LiveMessage, role: 'rider' | 'driver' = 'rider') =>
    show(alertOf(message, { id: 'u1', role }));
  return { actor, clock, shown, heard, show, receive };
};

const moved = (
  kind: NoticeKind,
  change: number,
  new_balance: number,
  ride: string | null = ride_id,
): LiveMessage => ({
  type: 'balance_transaction',
  transaction_type: change < 0 ? 'debit' : 'credit',
  amount: Math.abs(change),
  new_balance,
  message: 'In English',
  notice: { kind, ...(ride && { ride_id: ride }) },
  timestamp: 1,
});
const own = (message: Alert['message']): Alert => ({ tone: 'success', message, moment: rideTopic(ride_id) });
const refunded = (kind: NoticeKind): LiveMessage => ({
  type: 'admin_message',
  message: 'In English',
  notice: { kind, amount: 4 },
  timestamp: 1,
});
const given = (text: string, kind: NoticeKind): LiveMessage => ({
  type: 'ride_message',
  ride_id,
  sender_role: 'system',
  sender_name: 'Mobility',
  message: text,
  notice: { kind },
  sent_at: 1,
});

type Row = [
  title: string,
  events: (LiveMessage | Alert)[],
  message: Alert['message'],
  movements: [NoticeKind, number, number][],
  sound?: string,
];
const table: Row[] = [
  [
    'a rider who has just paid is no longer asked to pay',
    [
      { type: 'ride_completed', ride_id, fare: 7 },
      { type: 'payment_required', ride_id, amount: 7 },
      own('payment.completed'),
      moved('ride_payment', -7, 193),
    ],
    'payment.completed',
    [['ride_payment', -7, 193]],
    'balance_transaction',
  ],
  [
    'a rider who cancels reads the penalty',
    [own('ride.cancelled'), moved('penalty', -2.08, -2.08)],
    'ride.cancelled',
    [['penalty', -2.08, -2.08]],
    'balance_transaction',
  ],
  [
    'a driver whose rider cancels reads the fee that came back and the compensation',
    [
      moved('platform_fee_returned', 2, 12),
      moved('compensation', 1, 13),
      { type: 'ride_cancelled', ride_id, reason: 'Late' },
    ],
    'live.rideCancelled',
    [
      ['platform_fee_returned', 2, 12],
      ['compensation', 1, 13],
    ],
    'ride_canceled',
  ],
  [
    'a driver who gives a ride back reads the fee that came back and the penalty',
    [moved('platform_fee_returned', 2, 12), own('ride.redistributed'), moved('penalty', -1, 11)],
    'ride.redistributed',
    [
      ['platform_fee_returned', 2, 12],
      ['penalty', -1, 11],
    ],
    'balance_transaction',
  ],
  [
    'a rider whose driver gives the ride back reads the compensation',
    [given('Your driver cancelled. Finding another.', 'driver_cancelled'), moved('compensation', 1, 13)],
    'live.rideMessage',
    [['compensation', 1, 13]],
    'balance_transaction',
  ],
  [
    'a driver who accepts reads the fee',
    [moved('platform_fee', -2, 8), { ...own('ride.accepted'), sound: 'ride_accepted' }],
    'ride.accepted',
    [['platform_fee', -2, 8]],
    'ride_accepted',
  ],
  [
    'a rider who pays from the balance reads what was paid',
    [own('payment.completed'), moved('ride_payment', -10.42, 48.57)],
    'payment.completed',
    [['ride_payment', -10.42, 48.57]],
    'balance_transaction',
  ],
  [
    'the end of a ride and the request to pay it are one sentence',
    [
      { type: 'ride_completed', ride_id, fare: 7 },
      { type: 'payment_required', ride_id, amount: 7 },
    ],
    'live.completedToPay',
    [],
    'status_critical',
  ],
  [
    'an accepted dispute and its refund are one sentence',
    [moved('dispute_refund', 4, 14), refunded('dispute_refunded')],
    'live.adminMessage',
    [['dispute_refund', 4, 14]],
    'status_critical',
  ],
  [
    'a refund without a dispute is one sentence',
    [moved('ride_refunded', 4, 14), refunded('ride_refunded')],
    'live.adminMessage',
    [['ride_refunded', 4, 14]],
    'status_critical',
  ],
  [
    'a fare that arrives alone is said alone',
    [moved('ride_fare', 10.42, 48.57)],
    'live.balanceChanged',
    [['ride_fare', 10.42, 48.57]],
    'balance_transaction',
  ],
];

test.each(table)('%s', async (_, events, message, movements, sound) => {
  const { actor, clock, shown, heard, show, receive } = start();
  let tone: Alert['tone'] | undefined;
  actor.on('toast', ({ alert }) => (tone = alert.tone));
  for (const event of events) 'type' in event ? receive(event) : show(event);
  expect(shown).toEqual([]);
  await advance(clock, gathering);
  expect(shown).toEqual([{ message, movements, sound }]);
  // A penalty is a warning, which is never cut.
  if (movements.some(([kind]) => kind === 'penalty')) expect(tone).toBe('caution');
  expect(heard).toEqual(sound ? [sound] : []);
});

test('an alert that arrives late completes the one that is shown, without another sound', async () => {
  const { clock, shown, heard, show, receive } = start();
  show({ ...own('ride.accepted'), sound: 'ride_accepted' });
  await advance(clock, gathering + 500);
  receive(moved('platform_fee', -2, 8));
  await advance(clock, gathering);
  expect(shown.map(({ movements }) => movements.length)).toEqual([0, 1]);
  expect(shown[1]?.message).toBe('ride.accepted');
  expect(heard).toEqual(['ride_accepted']);
});

test('an alert that arrives at the very end of the moment still completes it', async () => {
  const { clock, shown, show, receive } = start();
  show(own('ride.accepted'));
  await advance(clock, gathering);
  await advance(clock, completing - 100, 100);
  receive(moved('platform_fee', -2, 8));
  await advance(clock, gathering, 100);
  expect(shown.map(({ message, movements }) => [message, movements.length])).toEqual([
    ['ride.accepted', 0],
    ['ride.accepted', 1],
  ]);
});

test('what happens to the ride later is another alert', async () => {
  const { clock, shown, receive } = start();
  receive(moved('platform_fee', -2, 8));
  await advance(clock, gathering + completing, 100);
  receive(moved('platform_fee_returned', 2, 10));
  await advance(clock, gathering);
  expect(shown.map(({ movements }) => movements.length)).toEqual([1, 1]);
});

test('a ride that is cancelled right after it was accepted is told by itself, with its own movements and sound', async () => {
  const { clock, shown, heard, show, receive } = start();
  show({ ...own('ride.accepted'), sound: 'ride_accepted' });
  receive(moved('platform_fee', -2, 8), 'driver');
  await advance(clock, gathering);
  receive(moved('platform_fee_returned', 2, 10), 'driver');
  receive({ type: 'ride_cancelled', ride_id, reason: 'Late' }, 'driver');
  receive(moved('compensation', 1, 11), 'driver');
  await advance(clock, gathering);
  expect(shown.map(({ message, movements }) => [message, movements.map(([kind]) => kind)])).toEqual([
    ['ride.accepted', ['platform_fee']],
    ['live.rideCancelled', ['platform_fee_returned', 'compensation']],
  ]);
  expect(heard).toEqual(['ride_accepted', 'ride_canceled']);
});

test('a driver who accepts automatically reads that the product did it, also where the ride is read later', async () => {
  const { clock, shown, show, receive } = start();
  receive(moved('platform_fee', -2, 8), 'driver');
  receive(given('Automatically accepted.', 'auto_accepted'), 'driver');
  await advance(clock, gathering);
  show({ ...own('ride.accepted'), sound: 'ride_accepted' });
  await advance(clock, gathering);
  const told = { message: 'live.rideMessage', movements: [['platform_fee', -2, 8]] };
  expect(shown).toMatchObject([told, told]);
});

test('an automatic accept sounds like any other', async () => {
  const { clock, heard, show, receive } = start();
  receive(given('Automatically accepted.', 'auto_accepted'), 'driver');
  show({ ...own('ride.accepted'), sound: 'ride_accepted' });
  await advance(clock, gathering);
  expect(heard).toEqual(['ride_accepted']);
});

test('a request to pay that arrives after the end of the ride was told completes it', async () => {
  const { clock, shown, receive } = start();
  receive({ type: 'ride_completed', ride_id, fare: 7 });
  await advance(clock, gathering);
  receive({ type: 'payment_required', ride_id, amount: 7 });
  await advance(clock, gathering);
  expect(shown.map(({ message }) => message)).toEqual(['live.rideCompleted', 'live.completedToPay']);
});

test('an alert about missing cash shows instead of the payment it follows, and a later payment shows again', async () => {
  const { clock, shown, show, receive } = start();
  show(own('payment.completed'));
  const notice = { kind: 'cash_missing' } as const;
  receive({ type: 'payment_required', ride_id, amount: 7, message: 'No cash', notice });
  await advance(clock, gathering);
  show(own('payment.completed'));
  await advance(clock, gathering);
  expect(shown.map(({ message }) => message)).toEqual(['live.paymentRequired', 'payment.completed']);
});

test('alerts about two rides and about other things stay apart', async () => {
  const { clock, shown, receive } = start();
  receive({ type: 'ride_started', ride_id });
  expect(shown).toHaveLength(1);
  receive(moved('ride_fare', 1, 1));
  receive(moved('ride_fare', 2, 3, 'r8'));
  receive({ type: 'admin_message', message: 'Hi', timestamp: 1 });
  expect(shown).toHaveLength(2);
  await advance(clock, gathering);
  expect(shown).toHaveLength(4);
});

test('a top-up is not announced while the payments page shows its result', async () => {
  const { actor, shown, heard, receive } = start();
  actor.send({ type: 'topicShown', topic: 'top-up' });
  receive(moved('top_up', 20, 40, null));
  expect([shown, heard]).toEqual([[], ['balance_transaction']]);
  actor.send({ type: 'topicHidden', topic: 'top-up' });
  receive(moved('top_up', 20, 60, null));
  expect(shown).toHaveLength(1);
});

test('Pay Now is not shown as a toast while a screen shows it', async () => {
  const { actor, clock, shown, heard, receive } = start();
  actor.send({ type: 'topicShown', topic: `pay:${ride_id}` });
  receive({ type: 'ride_completed', ride_id, fare: 7 });
  receive({ type: 'payment_required', ride_id, amount: 7 });
  await advance(clock, gathering);
  expect([shown, heard]).toEqual([[], ['status_critical']]);
});
