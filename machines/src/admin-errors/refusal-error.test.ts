import { expect, test } from 'vitest';
import { refusalError } from './refusal-error.ts';

const answered = (status: number, more = {}) =>
  refusalError('admin.backupFailed', { kind: 'http', status, detail: 'Words of the server', ...more });

test('a refusal shows the detail of the server, as does one for the moment', () => {
  const refusals = [answered(400), answered(409), answered(404, { code: 'ride_not_found' })];
  for (const refusal of [...refusals, answered(503, { code: 'unavailable' })])
    expect(refusal).toEqual({ message: 'admin.backupFailed', detail: 'Words of the server' });
});

test.each([500, 501, 502, 503, 404, 405])('the words of an answer with %i are not shown', (status) => {
  expect(answered(status)).toEqual({ message: 'admin.backupFailed' });
});
