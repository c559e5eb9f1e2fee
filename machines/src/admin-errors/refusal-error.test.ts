import { expect, test } from 'vitest';
import { refusalError } from './refusal-error.ts';

const answered = (status: number, more = {}) =>
  refusalError('admin.backupFailed', { kind: 'http', status, detail: 'Words of the server', ...more });

test('a refusal shows the detail of the server, as does one for the moment', () => {
  const shown = { message: 'admin.backupFailed', detail: 'Words of the server' };
  for (const status of [400, 409]) expect(answered(status)).toEqual(shown);
  for (const [status, code] of [
    [404, 'ride_not_found'],
    [503, 'unavailable'],
  ] as const)
    expect(answered(status, { code })).toEqual({ ...shown, code });
});

test.each([500, 501, 502, 503, 404, 405])('the words of an answer with %i are not shown', (status) => {
  expect(answered(status)).toEqual({ message: 'admin.backupFailed' });
});
