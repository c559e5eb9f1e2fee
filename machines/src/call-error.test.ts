import { expect, test } from 'vitest';
import { callErrorOf, isUnsettled } from './call-error.ts';

test('a list of details becomes one text, joined with commas', () => {
  const error = {
    kind: 'http',
    status: 422,
    code: 'validation_failed',
    detail: [{ msg: 'a' }, { msg: 'b' }],
  };
  expect(callErrorOf(error)).toEqual({
    kind: 'http',
    status: 422,
    code: 'validation_failed',
    detail: 'a, b',
  });
});

test('an empty detail is undefined, and an unknown error is malformed', () => {
  expect(callErrorOf({ kind: 'http', status: 500, detail: ' ' })).toEqual({ kind: 'http', status: 500 });
  expect(callErrorOf(new TypeError('x is undefined'))).toEqual({ kind: 'malformed' });
  expect(callErrorOf(null)).toEqual({ kind: 'malformed' });
});

test('only a 4xx answer settles the outcome of a command', () => {
  expect(isUnsettled({ kind: 'http', status: 409 })).toBe(false);
  expect([{ kind: 'http', status: 503 } as const, { kind: 'timeout' } as const].map(isUnsettled)).toEqual([
    true,
    true,
  ]);
});
