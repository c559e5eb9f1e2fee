import type { ConversationMessage, ReplyResult, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Notification } from '../inbox/rules.ts';
import type { Presence } from '../ports.ts';
import { flush, heldCall, unreached, withoutExit } from '../testing/index.ts';
import { rideConversationWith } from './actors.ts';
import { conversationOf, isInContact, reachOf, unreadMessages } from './rules.ts';

const clock = { now: () => 5_000_000_000_000 };

type Call = [string, { message: string }, { idempotencyKey?: string }?];
const start = () => {
  const sending = heldCall<Call, ReplyResult>();
  let issued = 0;
  let report: Parameters<Presence['watch']>[0] | undefined;
  const actor = createActor(
    rideConversationWith({
      client: { sendRideMessage: sending.run },
      ids: { next: () => `key-${++issued}` },
      presence: {
        watch: (listener) => {
          report = listener;
          return () => undefined;
        },
      },
    }),
    { input: { rideId: 'r1', clock } },
  ).start();
  const write = (text: string) => {
    actor.send({ type: 'change', text });
    actor.send({ type: 'send' });
  };
  return {
    actor,
    sending,
    write,
    context: () => actor.getSnapshot().context,
    outbox: () => actor.getSnapshot().value.outbox,
    returnOnline: () => report?.('online'),
  };
};
const sent = (notification_id: string) => ({ message: 'Message sent', notification_id }) as ReplyResult;

test('a message is sent trimmed and once, while the next one can be written', async () => {
  const { actor, sending, write, context, outbox } = start();
  write('  I am at the door ');
  expect(context()).toMatchObject({ text: '', pending: 'I am at the door' });
  write('Where are you?');
  expect(sending.calls).toEqual([['r1', { message: 'I am at the door' }, { idempotencyKey: 'key-1' }]]);
  sending.answer(sent('m1'));
  await flush();
  expect(context()).toMatchObject({
    text: 'Where are you?',
    pending: '',
    sent: [{ id: 'm1', text: 'I am at the door' }],
  });
  actor.send({ type: 'send' });
  expect(sending.calls[1]?.[2]).toEqual({ idempotencyKey: 'key-2' });
  expect(outbox()).toBe('sending');
});

test('a message of only spaces is not sent', () => {
  const { sending, write } = start();
  write('   ');
  expect(sending.calls).toEqual([]);
});

test.each(['the network', 'the server'])(
  'a message that could not leave is sent with the same key as soon as %s is back',
  async (what) => {
    const { actor, sending, write, context, outbox, returnOnline } = start();
    write('On my way');
    sending.fail({ kind: 'network' });
    await flush();
    expect(outbox()).toBe('waiting');
    expect(context().error).toMatchObject({ reason: 'error.unreachable' });
    if (what === 'the network') returnOnline();
    else actor.send({ type: 'reconnected' });
    expect(sending.calls.map(([, , options]) => options)).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
    ]);
    sending.answer(sent('m1'));
    await flush();
    expect(context()).toMatchObject({ error: null, sent: [{ id: 'm1' }] });
  },
);

test('a retry after an unknown outcome has the same key, and after a refusal a new one', async () => {
  const { actor, sending, write, outbox } = start();
  write('On my way');
  sending.fail({ kind: 'timeout' });
  await flush();
  expect(outbox()).toBe('failed');
  actor.send({ type: 'retry' });
  sending.fail({ kind: 'http', status: 400, detail: 'The ride is over' });
  await flush();
  expect(actor.getSnapshot().context.error).toMatchObject({ detail: 'The ride is over' });
  actor.send({ type: 'retry' });
  expect(sending.calls.map(([, , options]) => options?.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a message that was not sent can be taken back, in front of what has been written since', async () => {
  const { actor, sending, write, context, outbox } = start();
  write('At the');
  sending.fail({ kind: 'timeout' });
  await flush();
  actor.send({ type: 'change', text: 'corner' });
  actor.send({ type: 'takeBack' });
  expect([outbox(), context().text, context().pending]).toEqual(['empty', 'At the corner', '']);
});

const received = (id: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  type: 'ride_message',
  title: 'inbox.rideMessage',
  message: 'live.rideMessage',
  params: { sender: 'Dana', message: `Text of ${id}` },
  read: false,
  delivered: true,
  timestamp: 2_000,
  ride_id: 'r1',
  sender_id: 'd1',
  ...rest,
});

test('a conversation has each message once, oldest first, with those that no list has yet', () => {
  const listed: ConversationMessage[] = [
    { id: 'a', sender_id: 'me', sender_name: 'Ana', message: 'Hi', created_at: 1_000 },
    { id: 'b', sender_id: 'd1', sender_name: 'Dana', message: 'Hello', created_at: 2_000 },
  ];
  const notifications = [
    received('c', { timestamp: 4_000 }),
    received('b'),
    received('other ride', { ride_id: 'r2' }),
    received('product', { sender_id: undefined }),
  ];
  const own = [
    { id: 'a', text: 'Hi', at: 1_001 },
    { id: 'd', text: 'Coming', at: 3_000 },
  ];
  expect(
    conversationOf({ userId: 'me', rideId: 'r1', listed, notifications, sent: own }).map(
      ({ id, isMine, text }) => [id, isMine, text],
    ),
  ).toEqual([
    ['a', true, 'Hi'],
    ['b', false, 'Hello'],
    ['d', true, 'Coming'],
    ['c', false, 'Text of c'],
  ]);
});

test('unread are the messages of the other person of this ride', () => {
  const notifications = [
    received('a'),
    received('b', { read: true }),
    received('c', { ride_id: 'r2' }),
    received('d', { sender_id: undefined }),
    received('e', { type: 'balance_transaction' }),
  ];
  expect(unreadMessages(notifications, 'r1').map(({ id }) => id)).toEqual(['a']);
});

test.each<[string, Partial<Ride>, boolean]>([
  ['waiting for a driver', { status: 'pending', driver_id: null }, false],
  ['accepted', { status: 'accepted' }, true],
  ['under way', { status: 'in_progress' }, true],
  ['completed a minute ago', { status: 'completed', completed_at: clock.now() - 60_000 }, true],
  [
    'completed half an hour ago',
    { status: 'completed', completed_at: clock.now() - limits.ride.contactAfterEnd },
    false,
  ],
  ['completed at an unknown time', { status: 'completed', completed_at: null }, false],
  ['cancelled a minute ago', { status: 'cancelled', cancelled_at: clock.now() - 60_000 }, true],
  [
    'cancelled half an hour ago',
    { status: 'cancelled', cancelled_at: clock.now() - limits.ride.contactAfterEnd },
    false,
  ],
  ['cancelled at an unknown time', { status: 'cancelled' }, false],
  [
    'cancelled, and the other person is no longer available',
    { status: 'cancelled', cancelled_at: clock.now(), cancel_reason_code: 'person_unavailable' },
    false,
  ],
  ['in an unknown status', { status: 'paused' as 'pending' }, false],
])('whether the two people of a ride can write to each other while it is %s', (_, ride, expected) => {
  expect(isInContact({ status: 'accepted', driver_id: 'd1', ...ride }, clock.now())).toBe(expected);
});

test('a number is given only to the other person, and only while the two are in contact', () => {
  const phones = { driver_phone: '+1 415 555 0182', rider_phone: '+1 415 555 0171' };
  const reach = (ride: Partial<Ride>, by: 'rider' | 'driver') =>
    reachOf({ status: 'accepted', driver_id: 'd1', ...phones, ...ride }, by, clock.now());
  const active = { canWrite: true, canFollow: true };
  expect(reach({}, 'rider')).toEqual({ phone: phones.driver_phone, ...active });
  expect(reach({}, 'driver')).toEqual({ phone: phones.rider_phone, ...active });
  expect(reach({ driver_phone: undefined }, 'rider')).toEqual({ phone: null, ...active });
  for (const by of ['rider', 'driver'] as const)
    expect(reach({ status: 'cancelled' }, by)).toEqual({ phone: null, canWrite: false, canFollow: false });
  const done = reach({ status: 'completed', completed_at: clock.now() - 60_000 }, 'rider');
  expect(done).toEqual({ phone: phones.driver_phone, canWrite: true, canFollow: false });
  const waiting = reach({ status: 'pending', driver_id: null }, 'rider');
  expect(waiting).toEqual({ phone: null, canWrite: false, canFollow: true });
});

test('the machine reaches and leaves every state', () => {
  const machine = rideConversationWith({
    client: { sendRideMessage: async () => sent('m1') },
    ids: { next: () => 'key' },
    presence: { watch: () => () => undefined },
  });
  const exploration = {
    endless: ['watchPresence'],
    distinguish: ({ text }: { text: string }) => text,
    input: { rideId: 'r1', clock },
    events: [
      { type: 'open' },
      { type: 'close' },
      { type: 'change', text: 'Hi' },
      { type: 'send' },
      { type: 'retry' },
      { type: 'reconnected' },
      { type: 'takeBack' },
    ],
    outputs: { sendRideMessage: [sent('m1')] },
    errors: { sendRideMessage: [{ kind: 'network' }, { kind: 'timeout' }] },
  };
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
