import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type GenericSchema, unknown } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, readFrame } from '../live/read-message.ts';
import { adminAnswers } from './admin-answers.ts';
import { answers } from './answers.ts';
import { validate } from './lenient.ts';

const folder = new URL('../../../openapi/examples/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const examples = readdirSync(folder).map((file) => ({ name: file.split('.')[0] ?? '', value: read(file) }));
const ignore = () => undefined;
/** The schema of each example that an operation returns. The file is named after the schema. */
const schemas: Record<string, GenericSchema> = {
  User: answers.getCurrentUser,
  Session: answers.login,
  AvailableRides: answers.listAvailableRides,
  UnifiedRides: answers.listUnifiedRides,
  AdminRides: adminAnswers.listAdminRides,
  Ride: answers.listMyRides.item,
  PaymentStatus: answers.getRidePaymentStatus,
  Notifications: answers.listNotifications,
  Conversations: adminAnswers.listConversations,
  PaymentAnalytics: adminAnswers.getPaymentAnalytics,
  Backup: adminAnswers.createBackup,
};

/** Replaces one random value with another one. */
const mutated = (value: unknown, place: number[], by: unknown): unknown => {
  const [step, ...rest] = place;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, key, mutated(Reflect.get(value, key), rest, by));
  return copy;
};
const mutations = (from: typeof examples) =>
  fc.record({
    example: fc.constantFrom(...from),
    place: fc.array(fc.nat(40), { maxLength: 4 }),
    by: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined)),
  });

describe('10,000 mutated answers', () => {
  it('are either refused, or repaired to a form that is read unchanged', () => {
    const answered = examples.filter(({ name }) => name in schemas);
    fc.assert(
      fc.property(mutations(answered), ({ example, place, by }) => {
        const schema = schemas[example.name] ?? unknown();
        const result = validate(schema, mutated(example.value, place, by), ignore);
        if (result !== undefined) expect(validate(schema, result, ignore)).toEqual(result);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('10,000 mutated frames', () => {
  beforeAll(loadMessages);

  it('are read or ignored and never throw', () => {
    const frames = examples.filter(({ name }) => name === 'LiveMessage');
    fc.assert(
      fc.property(mutations(frames), ({ example, place, by }) => {
        const text = JSON.stringify(mutated(example.value, place, by)) ?? '';
        const message = readFrame(text, 'rider')?.message;
        if (message) expect(readFrame(JSON.stringify(message), 'rider')?.message).toEqual(message);
      }),
      { numRuns: 10_000 },
    );
  });
});
