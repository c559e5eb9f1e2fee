import { expect, test } from 'vitest';
import { advance } from '../testing/index.ts';
import { opening, start } from '../testing/live-world.ts';

const acknowledged = async (features: string[]) => {
  const world = start(opening);
  await advance(world.clock, 200);
  world.channel().onMessage({ type: 'connection_ready_ack', features });
  world.channel().onCaughtUp?.({ complete: true });
  const sentSince = world.sent.length;
  return { ...world, said: () => world.sent.slice(sentSince).map(([, what]) => what) };
};

test('a silent connection is pinged after 25 s and closed with 4000 after 35 s', async () => {
  const { clock, closes, channel, said, attempts } = await acknowledged(['ping']);
  await advance(clock, 24_000);
  expect(said()).toEqual([]);
  await advance(clock, 1_000);
  expect(said()).toEqual(['ping']);
  channel().onFrame?.();
  await advance(clock, 34_000);
  expect([said(), closes]).toEqual([['ping', 'ping'], []]);
  await advance(clock, 2_100);
  expect([closes[0], attempts.length]).toEqual([4000, 2]);
});

test('a silent connection to a server without pings stays open', async () => {
  const { clock, closes, said, actor } = await acknowledged([]);
  actor.send({ type: 'token_changed' });
  await advance(clock, 200_000);
  expect([closes, said()]).toEqual([[], []]);
});

test('a refreshed token is sent over the open channel where the server supports it', async () => {
  const { actor, said } = await acknowledged(['auth_refresh']);
  actor.send({ type: 'token_changed' });
  expect(said()).toEqual(['auth_refresh']);
});

test('a missing message is skipped after a second', async () => {
  const { clock, channel, said } = await acknowledged([]);
  channel().onGap?.();
  await advance(clock, 900);
  expect(said()).toEqual([]);
  await advance(clock, 200);
  expect(said()).toEqual(['skipGap']);
});

test('the newest position and the search for nearby users are sent again on every connection', async () => {
  const at = (latitude: number, timestamp: number) => ({ latitude, longitude: 0, timestamp });
  const { actor, clock, channel, frames, said } = await acknowledged([]);
  expect(frames.map((frame) => Object(frame).type)).not.toContain('proximity_subscription');
  actor.send({ type: 'moved', position: at(1, 1_000) });
  expect(said()).toEqual(['location_update']);
  actor.send({ type: 'watchNearby', proximity: { radius_km: 2, update_interval: 5 } });
  channel().onClose({ code: 1012, reason: '' });
  actor.send({ type: 'moved', position: at(2, 12_000) });
  await advance(clock, 1_200);
  channel().onMessage({ type: 'connection_ready_ack' });
  expect(frames.slice(-2)).toEqual([
    { type: 'proximity_subscription', radius_km: 2, update_interval: 5, user_types: ['driver'] },
    { type: 'location_update', user_type: 'rider', location: at(2, 12_000) },
  ]);
  actor.send({ type: 'ignoreNearby' });
  expect(said().at(-1)).toBe('proximity_unsubscribe');
});

test('a position that was forgotten is not sent on the next connection', async () => {
  const { actor, clock, channel, frames } = await acknowledged([]);
  actor.send({ type: 'moved', position: { latitude: 1, longitude: 2, timestamp: 0 } });
  actor.send({ type: 'forgetPosition' });
  channel().onClose({ code: 1012, reason: '' });
  await advance(clock, 1_200);
  channel().onMessage({ type: 'connection_ready_ack' });
  expect(frames.at(-1)).toMatchObject({ type: 'connection_ready' });
});
