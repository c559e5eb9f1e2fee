import { readdirSync, readFileSync } from 'node:fs';
import type { Role } from '@mobility/openapi';
import { audience } from '@mobility/openapi/audience';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, readFrame } from './read-message.ts';

beforeAll(loadMessages);
const readMessage = (text: string, role: Role) => readFrame(text, role)?.message ?? null;

const folder = new URL('../../../openapi/examples/', import.meta.url);
const examples = readdirSync(folder)
  .filter((file) => file.startsWith('LiveMessage.'))
  .map((file): Record<string, unknown> => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const roles = ['rider', 'driver', 'admin'] as const;
const readersOf = new Map<unknown, readonly string[]>(Object.entries(audience));
const accepted = { type: 'ride_accepted', driver_name: 'Luis', estimated_arrival: 4 };

describe('a frame', () => {
  it.each(examples)('$type reaches only the roles of its audience', (message) => {
    const text = JSON.stringify(message);
    const readers = roles.filter((role) => readMessage(text, role) !== null);
    expect(readers.toSorted()).toEqual([...(readersOf.get(message.type) ?? [])].toSorted());
    for (const role of readers) expect(readMessage(text, role)).toEqual(message);
  });

  it('follows the table of the specification, which driver_location extends', () => {
    const only = (role: string) =>
      [...readersOf].filter(([, to]) => to.length === 1 && to[0] === role).map(([type]) => type);
    expect(only('driver')).toEqual(['ride_request', 'ride_no_longer_available', 'ride_redistributed']);
    expect(only('rider')).toEqual([
      'ride_accepted',
      'driver_arrived',
      'ride_started',
      'ride_completed',
      'nearby_drivers_update',
      'driver_location',
    ]);
  });

  it('may carry its fields under data, but top-level fields win', () => {
    const text = JSON.stringify({
      type: 'ride_accepted',
      driver_name: 'Luis',
      data: { ...accepted, type: 'x', driver_name: 'No' },
    });
    expect(readMessage(text, 'rider')).toEqual(accepted);
  });

  it('may spell cancelled with one l', () => {
    expect(readMessage('{"type":"ride_canceled","reason":"Rain"}', 'driver')).toEqual({
      type: 'ride_cancelled',
      reason: 'Rain',
    });
  });

  it('gets a default sender if an admin sent it without one', () => {
    const text = '{"type":"admin_message","message":"Hello","timestamp":1795363200}';
    expect(readMessage(text, 'rider')).toMatchObject({ sender_id: 'admin', sender_name: 'Admin' });
  });

  it('loses a wrong optional field', () => {
    expect(readMessage(JSON.stringify({ ...accepted, version: 'two' }), 'rider')).toEqual(accepted);
  });

  it.each(['5 min', '2026-11-21T21:00:00Z', null, {}])(
    'is kept although its arrival time is %j',
    (estimated_arrival) => {
      const text = JSON.stringify({ ...accepted, estimated_arrival });
      expect(readMessage(text, 'rider')).toEqual({ type: 'ride_accepted', driver_name: 'Luis' });
    },
  );

  /** The fields that say what happened, and to which ride or user. */
  const telling = [
    ...['type', 'ride_id', 'message', 'user_type', 'nearby_drivers', 'latitude', 'longitude'],
    ...['kind', 'action'],
  ];
  it.each(examples)('$type is kept if an optional field is absent or wrong', (message) => {
    const role = roles.find((one) => readMessage(JSON.stringify(message), one)) ?? 'rider';
    for (const name of Object.keys(message).filter((field) => !telling.includes(field)))
      for (const wrong of [undefined, { odd: true }]) {
        const { [name]: _, ...others } = message;
        expect(readMessage(JSON.stringify({ ...message, [name]: wrong }), role)).toMatchObject({
          ...(name === 'sender_id' || name === 'sender_name' ? { type: message.type } : others),
        });
      }
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '"ride_accepted"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"toString"}'],
    ['a missing field', '{"type":"admin_message","sender_name":"Ada"}'],
    ['a field of the wrong type', '{"type":"admin_message","message":1}'],
  ])('is ignored: %s', (_, text) => {
    expect(readMessage(text, 'rider')).toBeNull();
  });
});
