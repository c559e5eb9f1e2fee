import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timestampMs } from './timestamp.ts';

it('reads timestamps of every kind', () => {
  expect(timestampMs(1_700_000_000)).toBe(1_700_000_000_000);
  expect(timestampMs(1_700_000_000_000)).toBe(1_700_000_000_000);
  expect(timestampMs('1970-01-01T00:00:01Z')).toBe(1_000);
  expect(timestampMs(1e12)).toBe(1e15);
  expect([timestampMs(null), timestampMs(undefined), timestampMs('soon')]).toEqual([null, null, null]);
  fc.assert(fc.property(fc.string(), (text) => void timestampMs(text)));
});
